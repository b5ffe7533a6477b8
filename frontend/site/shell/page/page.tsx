import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { setFooterShown } from '../footer/footer-shown.ts';
import { arriveAt } from './arrival.ts';

type PageProps = {
  /** The tab's title before the brand. Never contains an answer, because others may see the screen. */
  title: string;
  /** `false` if the page has one task and should offer no other links. */
  footer?: boolean;
  /** `reading` is a text column, `form` narrower, `wide` up to 1200 px, `bare` leaves all of it to the page. */
  width?: 'reading' | 'form' | 'wide' | 'bare';
  className?: string;
  /** The place to restore after Back, instead of the top of the page. */
  onReturn?: (() => void) | null;
  children: ReactNode;
};

/**
 * The frame of every page: its title, its column, whether the footer is shown, and what happens on arrival: once for each
 * path the page scrolls to its top, the title is announced and the `h1` gets the focus.
 */
export const Page = ({
  title,
  footer = true,
  width = 'reading',
  className = '',
  onReturn = null,
  children,
}: PageProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const fullTitle = `${title} | 노무체크`;

  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);

  useLayoutEffect(() => {
    setFooterShown(footer);
    return () => setFooterShown(false);
  }, [footer]);

  useEffect(() => {
    if (frame.current !== null) arriveAt(pathname, frame.current, fullTitle, onReturn);
  }, [pathname, fullTitle, onReturn]);

  return (
    <div ref={frame} className={`page page-${width} ${className}`.trim()}>
      {children}
    </div>
  );
};
