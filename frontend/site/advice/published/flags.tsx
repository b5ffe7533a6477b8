import type { FlagOut } from '@nomucheck/domain/advice/contract/advice.ts';
import { Notice } from '../../forms/notice.tsx';

const changeWords: Readonly<Record<FlagOut['change'], string>> = {
  corrected: '내용이 바로잡혔어요',
  withdrawn: '자료에서 내려갔어요',
  merged: '같은 사건의 다른 자료와 합쳐졌어요',
  restored: '다시 실렸어요',
};

/** Cited cases that changed after they were cited, each with what changed. */
export const Flags = ({ flags }: { flags: readonly FlagOut[] }) =>
  flags.length === 0 ? null : (
    <Notice tone="warning" title="이 글이 인용한 판정례에 바뀐 것이 있어요">
      <p>
        {flags.every(({ settled }) => settled)
          ? '담당 노무사가 확인했고, 결론에 영향이 없다고 보았어요.'
          : '담당 노무사가 결론에 영향이 있는지 확인하고 있어요. 중요한 결정은 확인이 끝난 뒤에 해 주세요.'}
      </p>
      <ul className="flags">
        {flags.map((flag) => (
          <li key={`${flag.caseId} ${flag.revision}`}>
            <strong>
              {flag.court} {flag.caseNumber}
            </strong>
            : {changeWords[flag.change]}
            {flag.changes.length > 0 && <Changes changes={flag.changes} />}
          </li>
        ))}
      </ul>
    </Notice>
  );

const Changes = ({ changes }: Pick<FlagOut, 'changes'>) => (
  <dl className="flag-changes">
    {changes.map(({ field, before, after }) => (
      <div key={field}>
        <dt>{field}</dt>
        <dd>
          <del>{before ?? '없음'}</del> → <ins>{after ?? '없음'}</ins>
        </dd>
      </div>
    ))}
  </dl>
);
