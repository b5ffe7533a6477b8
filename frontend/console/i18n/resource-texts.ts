/** What each list of the console is called, and its fields. */
export const resourceTexts = {
  resources: {
    'admin/user': {
      name: '회원',
      fields: {
        name: '이름',
        email: '이메일',
        phoneNumber: '휴대전화',
        role: '역할',
        oauth: '가입 방법',
        createdAt: '가입일',
      },
    },
    'refines/data': {
      name: '정제할 자료',
      fields: {
        title: '제목',
        decidedOn: '판정일',
        openProposals: '남은 제안',
        collectedAt: '들어온 날',
        updatedAt: '바뀐 날',
      },
    },
    'cases/data': {
      name: '마스터 자료',
      fields: {
        title: '제목',
        tribunal: '사건',
        decidedOn: '판정일',
        acceptedAt: '승인일',
        updatedAt: '바뀐 날',
      },
    },
  },
};
