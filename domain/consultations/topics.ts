/** What a consultation is about. The firm's list and the person's form show these. */
export const topics = {
  dismissal: '해고·계약 종료',
  discipline: '징계·인사 발령',
  wage: '임금·퇴직금',
  harassment: '직장 내 괴롭힘·성희롱',
  contract: '근로계약·취업규칙',
  company: '회사 인사·노무 자문',
  other: '그 밖의 일',
} as const;

export type Topic = keyof typeof topics;
export const topicIds = ['dismissal', 'discipline', 'wage', 'harassment', 'contract', 'company', 'other'] as const;
