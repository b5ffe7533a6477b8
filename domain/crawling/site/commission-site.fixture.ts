import type { BoardCode } from './boards.ts';

/**
 * Pages of the labour commission's site (nlrc.go.kr, 주요판정사례 · 조정사건례 · 심의결정례) in the form that its readers have met.
 * The form is the site's; the texts are made up. Written before the parsers.
 */

export type RowOnSite = {
  readonly code: BoardCode;
  readonly sn: number;
  readonly title: string;
  readonly date: string;
};

const row = ({ code, sn, title, date }: RowOnSite): string => `
      <tr data-event="click-detail" data-jgmt-sn="${sn}" data-jgmt-dcsn-se-cd="${code}">
        <td>${sn}</td>
        <td class="al"><a href="#none" title="상세보기">${title}</a></td>
        <td>${date}</td>
      </tr>`;

const pager = (page: number, lastPage: number): string => `
    <div class="bbs_pagerA">
      <a href="#none" class="first" data-pageindex="1">처음</a>
      ${page > 1 ? `<a href="#none" data-pageindex="${page - 1}">${page - 1}</a>` : ''}
      <strong>${page}</strong>
      ${page < lastPage ? `<a href="#none" data-pageindex="${page + 1}">${page + 1}</a>` : ''}
      <a href="#none" class="last" data-pageindex="${lastPage}">끝</a>
    </div>`;

const around = (inside: string): string => `<!DOCTYPE html>
<html lang="ko"><head><meta charset="utf-8"><title>중앙노동위원회</title>
<script>function fnMenu() { location.assign('/nlrc/index.do'); }</script></head>
<body><div id="contents">${inside}</div></body></html>`;

const tableAround = (rows: string): string => `
    <table class="BD_list"><caption>판정례 목록</caption>
      <thead><tr><th>번호</th><th>제목</th><th>등록일</th></tr></thead>
      <tbody>${rows}</tbody>
    </table>`;

export const listPage = (rows: readonly RowOnSite[], page = 1, lastPage = 1): string =>
  around(tableAround(rows.map(row).join('')) + pager(page, lastPage));

/** No row says the number of a decision: the only row is a sentence. */
export const emptyList = around(tableAround('<tr><td colspan="3">등록된 게시물이 없습니다.</td></tr>'));

/** Only a script makes the rows, from an answer that it asks for itself. */
export const scriptedList = (rowsAt: string): string =>
  around(`${tableAround('').replace('<tbody>', '<tbody id="rows">')}<div class="bbs_pagerA"></div>
    <img src="/nlrc/images/logo.png" alt="">
    <script>
      fetch('${rowsAt}').then((answer) => answer.text()).then((html) => {
        const page = new DOMParser().parseFromString(html, 'text/html');
        document.querySelector('#rows').innerHTML = page.querySelector('tbody').innerHTML;
        document.querySelector('.bbs_pagerA').innerHTML = page.querySelector('.bbs_pagerA').innerHTML;
      });
    </script>`);

/** After a redesign: the same decisions as cards. */
export const redesignedList = around(
  '<ul class="cards"><li><a href="/case/13896">징계해고가 과하다고 본 사례</a></li></ul>',
);

export type FileOnSite = { readonly fileId: string; readonly name: string };

export type DecisionOnSite = {
  readonly title: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly files?: readonly FileOnSite[];
};

export const decisionPage = ({ title, fields, files = [] }: DecisionOnSite): string =>
  around(`
    <table class="BD_table"><caption>판정례 상세</caption>
      <thead><tr><th colspan="4" class="title">${title}</th></tr></thead>
      <tbody>
        ${Object.entries(fields)
          .map(([name, value]) => `<tr><th scope="row">${name}</th><td colspan="3">${value}</td></tr>`)
          .join('\n')}
        <tr><th scope="row">첨부파일</th><td colspan="3">${files
          .map(
            ({ fileId, name }) =>
              `<a href="#none" data-nlrc-event="click-download" data-file-id="${fileId}" data-key="1" data-cl-cd="65">${name}</a>`,
          )
          .join(' ')}</td></tr>
      </tbody>
    </table>`);

export const localDecision: DecisionOnSite = {
  title: '무단결근은 징계사유이나 해고는 양정이 과하다고 판정한 사례',
  fields: {
    자료구분: '부당해고',
    담당부서: '충남지방노동위원회',
    등록일: '2026.05.07',
    판정사항: '사흘 동안의 무단결근은 징계사유로 인정되나 해고는 양정이 과하여 부당하다고 판정한 사례',
    판정요지:
      '가. 징계사유가 있는지<br/>근로자는 사흘 동안 출근하지 않았으므로 징계사유가 인정된다.<br/>나. 양정이 적정한지<br/>다만 그 경위에 비추어 해고는 지나치게 무겁다 &lt;표 1&gt;.',
  },
};

export const reviewDecision: DecisionOnSite = {
  title: '갱신기대권이 인정되지 않는다고 보아 재심신청을 기각한 사례',
  fields: {
    자료구분: '부당해고',
    담당부서: '중앙노동위원회',
    등록일: '2026.03.02',
    판정사항: '근로계약이 갱신되리라는 기대권이 인정되지 않는다고 판정한 사례',
    판정요지: '취업규칙에 갱신에 관한 규정이 없고 갱신한 관행도 없다. 초심판정은 정당하다.',
  },
};

/** A case of mediation (66): its text has another name. */
export const mediation: DecisionOnSite = {
  title: '임금 인상률에 관한 조정이 성립된 사례',
  fields: {
    자료구분: '노동쟁의 조정',
    담당부서: '부산지방노동위원회',
    등록일: '2025.11.20',
    요약내용: '노사가 임금 인상률을 두고 다투었으나 조정안을 받아들였다.',
  },
};

/** The fields have other names than before. */
export const redesignedDecision: DecisionOnSite = {
  title: '무단결근은 징계사유이나 해고는 양정이 과하다고 판정한 사례',
  fields: { 구분: '부당해고', 내용: '사흘 동안의 무단결근은 징계사유로 인정된다.' },
};

export const absentDecision = `<html><head><script>alert('존재하지 않는 게시물입니다.');history.back();</script></head><body></body></html>`;
export const challenge = `<html><head><script>var x={t:"/nl",h:"rc/",o:"a1"};location.assign(x.t+x.h+x.o);</script></head><body></body></html>`;
export const captcha = `<html><body><h1>자동입력 방지</h1><p>아래 문자를 입력해 주십시오.</p><form><input name="captcha"></form></body></html>`;
export const maintenance = `<!DOCTYPE html><html lang="ko"><body><h1>시스템 점검 중입니다</h1></body></html>`;
