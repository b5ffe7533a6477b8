import type { z } from 'zod';

/**
 * Converts an error of zod to a complete Korean sentence for the field. A message that the schema defines itself is
 * preferred to these.
 */
export const koreanIssue = (issue: z.core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? '꼭 필요한 값이에요.' : (wrongType[issue.expected] ?? wrongValue);
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return wrongFormat[issue.format] ?? '형식에 맞지 않는 값이에요.';
    case 'invalid_value':
      return issue.input === undefined ? '꼭 필요한 값이에요.' : '고를 수 있는 값이 아니에요.';
    case 'unrecognized_keys':
      return '알 수 없는 항목이에요.';
    case 'not_multiple_of':
      return `${issue.divisor}의 배수로 적어 주세요.`;
    default:
      return issue.input === undefined ? '꼭 필요한 값이에요.' : wrongValue;
  }
};

const wrongValue = '여기에 쓸 수 없는 값이에요.';

const wrongType: Readonly<Record<string, string>> = {
  string: '글자로 적어 주세요.',
  number: '숫자로 적어 주세요.',
  int: '소수점 없는 숫자로 적어 주세요.',
  boolean: '예 또는 아니요로 알려 주세요.',
  array: '목록으로 보내 주세요.',
  object: '이 자리에는 여러 값을 묶어 보내 주세요.',
};

const wrongFormat: Readonly<Record<string, string>> = {
  email: '이메일 주소를 name@example.com 꼴로 적어 주세요.',
  uuid: '올바른 번호가 아니에요.',
  url: '올바른 주소가 아니에요.',
  datetime: '날짜와 시각이 올바르지 않아요.',
  date: 'YYYY-MM-DD 꼴의 날짜로 적어 주세요.',
};

const tooSmall = (origin: string, minimum: number): string => {
  if (origin === 'string') return minimum <= 1 ? '꼭 적어 주세요.' : `${minimum}자 이상 적어 주세요.`;
  if (origin === 'array') return minimum <= 1 ? '하나 이상 필요해요.' : `${minimum}개 이상 필요해요.`;
  return `${minimum} 이상이어야 해요.`;
};

const tooBig = (origin: string, maximum: number): string => {
  if (origin === 'string') return `${maximum}자까지 적을 수 있어요.`;
  if (origin === 'array') return `${maximum}개까지 보낼 수 있어요.`;
  return `${maximum} 이하여야 해요.`;
};
