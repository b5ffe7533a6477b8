import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { Button } from '../../forms/button.tsx';

type FilterSheetProps = {
  chosen: number;
  total: number;
  isLoading: boolean;
  onOpen: () => void;
  children: ReactNode;
};

/** On a phone: the filters on the whole screen, opened by a button that shows how many are chosen. */
export const FilterSheet = ({ chosen, total, isLoading, onOpen, children }: FilterSheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Back closes the sheet, and undoes the last choice.
  useEffect(() => {
    if (navigation === 'POP') setOpen(false);
  }, [key]);
  const label = isLoading ? '찾고 있어요' : `${count(total)}건 보기`;
  const open = () => {
    onOpen();
    setOpen(true);
  };
  return (
    <div className="filter-sheet-part no-print">
      <Button kind="secondary" aria-haspopup="dialog" onClick={open}>
        조건으로 좁히기{chosen > 0 && <span className="filter-chosen"> {chosen}개 선택</span>}
      </Button>
      <dialog className="filter-sheet" ref={dialog} aria-labelledby="sheet-title" onClose={() => setOpen(false)}>
        {isOpen && (
          <>
            <div className="filter-sheet-top">
              <h2 id="sheet-title">조건으로 좁히기</h2>
              <button type="button" className="side-panel-close" onClick={() => setOpen(false)}>
                <svg viewBox="0 0 24 24" width="1.5rem" height="1.5rem" aria-hidden="true">
                  <path
                    d="M6 6l12 12M18 6L6 18"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                    strokeLinecap="round"
                  />
                </svg>
                <span className="visually-hidden">닫기</span>
              </button>
            </div>
            <div className="filter-sheet-body">{children}</div>
            <div className="filter-sheet-end">
              <p className="visually-hidden" role="status">
                {label}
              </p>
              <Button wide onClick={() => setOpen(false)}>
                {label}
              </Button>
            </div>
          </>
        )}
      </dialog>
    </div>
  );
};
