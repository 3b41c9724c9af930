import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import { useLab, useLabState } from '../lab/lab-context.ts'
import { EventsPanel } from '../panels/events-panel.tsx'
import { FaultsPanel } from '../panels/faults-panel.tsx'
import { OptionsPanel } from '../panels/options-panel.tsx'
import { WalletsPanel } from '../panels/wallets-panel.tsx'
import { CopyLink } from './copy-link.tsx'
import { HOOD_ID } from './hood-toggle.tsx'

/**
 * Everything behind the stage. Beside it on wide windows, below it on narrow ones; it never covers
 * the page. What is in it stays there while it is closed.
 */
export function Hood({ children }: { readonly children: ReactNode }): ReactElement {
  const lab = useLab()
  const { hood } = useLabState().configuration
  const close = () => {
    lab.change('hood', false)
    document.querySelector<HTMLElement>(`[aria-controls=${HOOD_ID}]`)?.focus()
  }
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) close()
  }
  return (
    <aside
      id={HOOD_ID}
      className="hood"
      dir="ltr"
      aria-label="Under the hood"
      tabIndex={-1}
      hidden={!hood}
      onKeyDown={onKeyDown}
    >
      <header className="hood-head">
        <h2>Under the hood</h2>
        <a className="quiet hood-gallery" href="gallery.html">
          Gallery
        </a>
        <CopyLink />
        <button type="button" className="hood-close" aria-label="Close" onClick={close}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" />
          </svg>
        </button>
      </header>
      {children}
      <WalletsPanel />
      <EventsPanel />
      <FaultsPanel />
      <OptionsPanel />
    </aside>
  )
}
