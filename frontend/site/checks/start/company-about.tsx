const text = {
  forWhom: [
    '직원을 해고하기 전에 위험을 살펴보려는 회사',
    '이미 한 해고가 다투어질 수 있는지 알고 싶은 회사',
    '직원이 구제신청을 해서 답변을 준비하는 회사',
  ],
  papers: [
    '근로계약서 (입사일과 계약 기간)',
    '해고 통지서나 그 초안 (해고일과 이유)',
    '경고장, 평가표, 면담 기록처럼 이유를 보여 주는 자료',
    '취업규칙과 징계 규정, 징계위원회 회의록',
  ],
  free: [
    '부당해고로 인정될 위험, 고칠 것, 절차 확인과 해고 통지서 초안은 무료, 계산 과정과 판례는 유료예요.',
    '답변을 바탕으로 가늠한 추정이에요. 법률 자문이 아니고, 결과를 보장하지 않아요.',
    '중간에 멈춰도 답변은 저장돼요. 결과는 가입하고 봐요, 1분이면 돼요.',
  ],
};

/** What a company reads before it begins; a file of its own, so that nobody else loads it. */
const CompanyAbout = () => (
  <div className="about-check">
    <Part title="이런 회사에 맞아요" lines={text.forWhom} />
    <Part
      title="곁에 두면 좋은 자료"
      lines={text.papers}
      after="없어도 시작할 수 있어요. 모르는 것은 ‘잘 모르겠어요’를 고르면 돼요."
    />
    <Part title="무료와 유료" lines={text.free} />
  </div>
);

export default CompanyAbout;

type PartProps = { readonly title: string; readonly lines: readonly string[]; readonly after?: string };

const Part = ({ title, lines, after }: PartProps) => (
  <section>
    <h2>{title}</h2>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    {after !== undefined && <p className="soft">{after}</p>}
  </section>
);
