import type { IntakeQuestion } from '../ruleset.ts';
import { typeNames, type Wording } from '../ruleset-in-words.ts';
import { choiceInWords, employerNote, part, type RulesetPart, toComeFacts } from './part.ts';

export const intakePart = (question: IntakeQuestion, wording: Wording): RulesetPart => {
  const { key, numbering, title, type, choices = [], optional, custom, min, max, minuteStep, special } = question;
  return part(
    key,
    `기본 질문 ${numbering}번`,
    title,
    {
      질문: title,
      번호: numbering,
      답: typeNames[type],
      선택지: choices.map(({ label, hint, value }) => `${label}${hint ? ` (${hint})` : ''} [${value}]`),
      '숨기는 선택지': choices.flatMap(({ label, hiddenWhen }) =>
        hiddenWhen ? [`${label}: ${wording.conditions(hiddenWhen)}`] : [],
      ),
      '먼저 보이는 선택지': choices.flatMap(({ label, firstWhen }) =>
        firstWhen ? [`${label}: ${wording.conditions(firstWhen)}`] : [],
      ),
      '고르면 끝나는 선택지': choices.filter(({ ends }) => ends).map(({ label }) => label),
      '건너뛸 수 있음': optional ? '예' : undefined,
      '직접 쓰는 길이': custom,
      범위: min === undefined && max === undefined ? undefined : `${min ?? ''}~${max ?? ''}`,
      '분 단위': minuteStep,
      '계산에 쓰임': special ? '예' : undefined,
      안내: question.note,
      '회사에 묻는 말': question.toEmployer?.title,
      '회사에 보이는 안내': employerNote(question.toEmployer?.note),
      '회사에 보이는 선택지': choices.flatMap(({ value, toEmployer }) =>
        toEmployer ? [choiceInWords(value, toEmployer)] : [],
      ),
      ...toComeFacts(question.toCome),
      '해고되기 전의 선택지': choices.flatMap(({ value, toCome }) => (toCome ? [choiceInWords(value, toCome)] : [])),
      '해고하기 전 회사에 보이는 선택지': choices.flatMap(({ value, toCome }) =>
        toCome?.toEmployer ? [choiceInWords(value, toCome.toEmployer)] : [],
      ),
      '혼자만 고르는 선택지': choices.filter(({ alone }) => alone).map(({ label }) => label),
      '민감정보인 선택지': choices.filter(({ sensitive }) => sensitive).map(({ label }) => label),
      '묻는 이유': question.why,
      '묻는 때': question.askedWhen && wording.anyOf(question.askedWhen),
      '수치를 본 뒤에 물음': question.afterFigure ? '예' : undefined,
    },
    'intake',
  );
};
