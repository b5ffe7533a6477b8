import { describe, expect, it } from 'vitest';
import { DomainError } from '../../kernel/errors.ts';
import { decidedOnOf, readRepositoryFile, serialOf } from './repository-decision.ts';

const head = {
  판례일련번호: '900001',
  사건번호: '2021두90001',
  사건명: '부당해고구제재심판정취소',
  법원명: '대법원',
  법원등급: '대법원',
  사건종류: '일반행정',
  출처: 'https://www.law.go.kr/LSW/precInfoP.do?precSeq=900001',
  첨부파일: '',
  선고일자: '2021-07-29',
};
const body = (articles: string) =>
  `\n# 제목\n\n## 판시사항\n\n해고의 정당한 이유\n\n## 참조조문\n\n${articles}\n\n## 참조판례\n\n## 판례내용\n\n【원고, 상고인】 갑\n【주 문】\n상고를 기각한다.\n\n【이 유】 상고이유를 판단한다.\n`;

describe('a file of the repository', () => {
  it('is read as a decision about a dismissal', () => {
    const read = readRepositoryFile({ head, body: body('근로기준법 제23조 제1항') });
    expect(read?.facts).toMatchObject({
      sourceId: 'prec:900001',
      kind: 'case-high',
      tribunal: '대법원',
      caseNumbers: ['2021두90001'],
      decidedOn: '2021-07-29',
      title: '부당해고구제재심판정취소',
      at: 'https://www.law.go.kr/LSW/precInfoP.do?precSeq=900001',
    });
    expect(read?.text).toContain('## 주문\n\n상고를 기각한다.');
  });

  it('is chosen by its own section of articles, not by what the judgment cites', () => {
    const wages = { ...head, 사건명: '임금' };
    expect(readRepositoryFile({ head: wages, body: body('[1] 근로기준법 제24조') })).not.toBeNull();
    expect(readRepositoryFile({ head: wages, body: body('[1] 근로기준법 제24조').normalize('NFD') })).not.toBeNull();
    expect(readRepositoryFile({ head: wages, body: body('근로기준법 제43조') })).toBeNull();
    expect(readRepositoryFile({ head: wages, body: `${body('민법 제2조')}근로기준법 제24조에 따라` })).toBeNull();
    expect(readRepositoryFile({ head: wages, body: '## 판례내용\n\n근로기준법 제24조' })).toBeNull();
  });

  it('says its serial number and its day, or that it has none', () => {
    expect(serialOf({ head, body: '' })).toBe('900001');
    expect(serialOf({ head: {}, body: '' })).toBeNull();
    expect(decidedOnOf({ head, body: '' })).toBe('2021-07-29');
    expect(decidedOnOf({ head: { 선고일자: '0000-00-00' }, body: '' })).toBeNull();
  });

  it('without a court or a text is refused with the reason', () => {
    const refusal = (file: Parameters<typeof readRepositoryFile>[0]) => {
      try {
        readRepositoryFile(file);
        return null;
      } catch (error) {
        return error instanceof DomainError ? error.details.errors : error;
      }
    };
    expect(refusal({ head: { ...head, 법원명: '미상법원' }, body: body('') })).toHaveProperty('법원명');
    expect(refusal({ head, body: '' })).toHaveProperty('판례내용');
  });
});
