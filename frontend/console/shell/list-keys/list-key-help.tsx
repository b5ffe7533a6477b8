import { KeyHelp } from '../../typing/key-help.tsx';
import { type KeyName, keysOfPage } from './rows.ts';

const ofEveryList: readonly KeyName[] = [
  { key: 'J', name: '다음 줄' },
  { key: 'K', name: '앞 줄' },
  { key: 'Enter', name: '줄 열기' },
  { key: 'X', name: '줄 선택 (선택할 수 있는 목록에서)' },
  { key: '?', name: '단축키 보기' },
];

/** The keys of every list, and those of the page's own buttons; loaded when it is asked. */
const ListKeyHelp = ({ onClose }: { onClose: () => void }) => {
  const ofPage = keysOfPage();
  const others = ofEveryList.filter(({ key }) => !ofPage.some((own) => own.key === key));
  return <KeyHelp shortcuts={[...others, ...ofPage]} onClose={onClose} />;
};

export default ListKeyHelp;
