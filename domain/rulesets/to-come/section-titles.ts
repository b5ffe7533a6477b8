/** The sections' titles while the dismissal is still to come: to a worker, and to an employer. */
export const titlesToCome: Readonly<Record<string, { readonly toWorker: string; readonly toEmployer: string }>> = {
  'detail-1': { toWorker: '합격했는데 채용을 취소하겠대요', toEmployer: '합격시킨 뒤 채용을 취소하려고 해요' },
  'detail-2': {
    toWorker: '수습 기간에 내보내거나 정식으로 채용하지 않겠대요',
    toEmployer: '수습 기간에 내보내거나 정식으로 채용하지 않으려고 해요',
  },
  'detail-3': { toWorker: '계약직인데 계약이 끝난다고 해요', toEmployer: '계약직의 계약기간이 끝나요' },
  'detail-4': { toWorker: '프리랜서·용역·파견으로 일해요', toEmployer: '프리랜서·용역·파견 계약을 끝내려고 해요' },
  'detail-5': { toWorker: '임원인데 해임하겠대요', toEmployer: '임원을 해임하려고 해요' },
  'detail-6': { toWorker: '정년이라며 퇴직하라고 해요', toEmployer: '정년으로 퇴직시키려고 해요' },
  'detail-8': {
    toWorker: '사직서를 썼거나 말로 해고하겠대요',
    toEmployer: '사직서를 받았거나 말로 해고하겠다고 했어요',
  },
  'detail-9': { toWorker: '지각이나 결근이 잦다고 해고하겠대요', toEmployer: '지각이나 결근이 잦아 해고하려고 해요' },
  'detail-10': { toWorker: '승인 없이 결근했다고 해고하겠대요', toEmployer: '승인 없이 결근해 해고하려고 해요' },
  'detail-11': {
    toWorker: '지시나 인사명령을 따르지 않았다고 해고하겠대요',
    toEmployer: '지시나 인사명령을 따르지 않아 해고하려고 해요',
  },
  'detail-12': {
    toWorker: '다른 일도 했다고 해고하겠대요 (겸직·부업)',
    toEmployer: '다른 일도 해서 해고하려고 해요 (겸직·부업)',
  },
  'detail-13': {
    toWorker: '회사 자료나 비밀을 내보냈다고 해고하겠대요',
    toEmployer: '회사 자료나 비밀을 내보내 해고하려고 해요',
  },
  'detail-14': {
    toWorker: '회사의 문제를 신고한 뒤 해고하겠대요',
    toEmployer: '문제를 신고한 직원을 해고하려고 해요',
  },
  'detail-15': {
    toWorker: '이력서가 사실과 다르다고 해고하겠대요',
    toEmployer: '이력서가 사실과 달라 해고하려고 해요',
  },
  'detail-16': {
    toWorker: '자동으로 퇴직 처리하겠대요 (당연퇴직)',
    toEmployer: '자동으로 퇴직 처리하려고 해요 (당연퇴직)',
  },
  'detail-17': {
    toWorker: '회사 사정이 어렵다며 해고하겠대요 (정리해고)',
    toEmployer: '회사 사정이 어려워 해고하려고 해요 (정리해고)',
  },
  'detail-18': {
    toWorker: '회사나 부서가 없어진다고 해고하겠대요',
    toEmployer: '회사나 부서를 없애며 해고하려고 해요',
  },
  'detail-19': { toWorker: '음주운전을 했다고 해고하겠대요', toEmployer: '음주운전을 이유로 해고하려고 해요' },
  'detail-20': {
    toWorker: '괴롭힘이나 성희롱과 관련해 해고하겠대요',
    toEmployer: '괴롭힘이나 성희롱과 관련해 해고하려고 해요',
  },
  'detail-21': { toWorker: '일을 못한다고 해고하겠대요 (저성과)', toEmployer: '일을 못해 해고하려고 해요 (저성과)' },
  'detail-22': {
    toWorker: '직장 질서를 어지럽혔다고 해고하겠대요',
    toEmployer: '직장 질서를 어지럽혀 해고하려고 해요',
  },
};
