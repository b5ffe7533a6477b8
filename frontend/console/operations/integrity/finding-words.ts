import type { LogFinding } from '@nomucheck/domain/kernel/log/log-verification.ts';
import { koreanMoment } from '../../../shared/formats.ts';

/** What a check of the log found, where, and what that means. */
export const findingInWords = ({ what, position, stream, detail, line, writtenAt }: LogFinding): string => {
  const digest = `${line}번째 줄의 증명(${writtenAt === null ? '' : `${koreanMoment(writtenAt)}에 `}데이터베이스 밖에 적어 둔 것)`;
  switch (what) {
    case 'fault':
      return `위치 ${position}${stream === null ? '' : `, 흐름 ${stream}`}: 여기서 처음으로 쓰인 것과 다릅니다. 기록이 바뀌었거나 빠졌거나 끼어들었습니다.`;
    case 'changed':
      return `위치 ${detail} 다음부터 ${position} 사이: ${digest}과 기록이 다릅니다. 그 뒤에 누군가 바꾸었습니다.`;
    case 'cut_off':
      return `위치 ${position}에서 기록이 끝납니다: ${digest}은 위치 ${detail}까지 있었다고 합니다. 끝이 잘렸거나 예전 복사본입니다.`;
    case 'restored':
      return `위치 ${position}에서 새로 시작했습니다(${koreanMoment(detail)}): ${digest} 뒤의 기록이 없는 예전 복사본을 되살린 것입니다. 되살린 적이 있으면 증명 파일을 다른 이름으로 옮겨 두십시오.`;
    case 'ahead':
      return `위치 ${position}에서 기록이 끝나는데 조회 자료(${detail})는 그 뒤까지 읽었습니다. 끝이 사라졌습니다. 조회 자료를 다시 만드십시오.`;
  }
};
