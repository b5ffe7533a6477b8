import { chanceReview } from '@nomucheck/domain/consultations/chance-review.ts';
import { useState } from 'react';
import { useLoaded } from '../../../../shared/client/use-loaded.ts';
import { ButtonLink } from '../../../forms/button.tsx';
import { RadioGroup } from '../../../forms/choices/radio-group.tsx';
import { consultAboutPath } from '../../../shell/consult-paths.ts';
import { SlotPicker } from '../../../slots/slot-picker.tsx';
import { keepWished, readWished, type Wished } from '../../../slots/wished-slots.ts';
import { fetchConsultTerms } from '../../check-api.ts';
import { Row } from '../rows/row.tsx';

const text = {
  title: chanceReview.question,
  isUrged: '권해요',
  urged: '답변 가운데 직접 살펴보아야 할 사정이 있어요. 노무사와 상의하는 것을 권해요.',
  offered: '결과를 두고 더 물어보고 싶은 것이 있다면 노무사와 상의할 수 있어요.',
  when: '언제 상담받을 수 있으세요?',
  button: '상담 신청하기',
  elsewhere: {
    title: '노무사와 상의하기',
    why: '지금은 상담 신청을 받지 않아요. 바로 물어볼 수 있는 다른 곳을 알려 드려요.',
    button: '물어볼 수 있는 곳 보기',
  },
};

/** Whether the firm takes requests; it does until it is known that it doesn't. */
export const useConsultTaken = (): boolean => {
  const [terms] = useLoaded(fetchConsultTerms, 'terms');
  return terms.state !== 'ready' || terms.value.open;
};

type ConsultQuestionProps = { readonly checkId: string; readonly isUrged: boolean; readonly isTaken: boolean };

/**
 * The questionnaire's last question, asked below the result, where its purpose is clear; nobody has to answer it. Urged if the
 * result advises a consultation. While the firm takes no requests, it leads to others who can be asked.
 */
export const ConsultQuestion = ({ checkId, isUrged, isTaken }: ConsultQuestionProps) => {
  const to = consultAboutPath(checkId);
  return (
    <Row
      id="consult"
      title={isTaken ? text.title : text.elsewhere.title}
      state={isUrged ? text.isUrged : undefined}
      isUrged={isUrged}
      isForScreen
    >
      <p>{isUrged ? text.urged : text.offered}</p>
      {isTaken ? (
        <Answer checkId={checkId} to={to} />
      ) : (
        <>
          <p>{text.elsewhere.why}</p>
          <ButtonLink to={to} kind="secondary">
            {text.elsewhere.button}
          </ButtonLink>
        </>
      )}
    </Row>
  );
};

const Answer = ({ checkId, to }: { checkId: string; to: string }) => {
  const [wished, setWished] = useState(() => readWished(checkId));
  const change = (next: Wished) => {
    setWished(next);
    keepWished(checkId, next);
  };
  const slots = wished?.slots ?? [];
  return (
    <RadioGroup
      id="consult-wished"
      label={<span className="visually-hidden">{text.title}</span>}
      layout="column"
      options={[
        {
          value: 'yes',
          label: '예',
          hint: chanceReview.yes,
          reveals: (
            <>
              <SlotPicker
                id="consult-slots"
                label={text.when}
                slots={slots}
                onChange={(next) => change({ answer: 'yes', slots: next })}
              />
              <ButtonLink to={to}>{text.button}</ButtonLink>
            </>
          ),
        },
        { value: 'no', label: '아니오', hint: chanceReview.no },
      ]}
      value={wished?.answer ?? null}
      onChange={(answer) => change({ answer: answer === 'yes' ? 'yes' : 'no', slots })}
    />
  );
};
