import { Component, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../forms/button.tsx';

type Props = { path: string; children: ReactNode };
type State = { failed: boolean; path: string };

/**
 * Shown when a page's code can't be loaded or throws. A class, because React offers no other way. Moving to another path
 * tries again.
 */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, path: this.props.path };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.path === state.path ? null : { failed: false, path: props.path };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The page failed:', error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="page page-form" role="alert">
        <h1>페이지를 열지 못했어요</h1>
        <p>연결이 잠시 끊겼거나 서비스가 새로 바뀌었을 수 있어요. 저장된 답변은 그대로 있어요.</p>
        <div className="actions">
          <Button onClick={() => window.location.reload()}>새로 고침</Button>
          <ButtonLink to="/" kind="secondary">
            처음으로
          </ButtonLink>
        </div>
      </div>
    );
  }
}
