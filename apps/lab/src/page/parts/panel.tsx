import { type ReactElement, type ReactNode, useId } from 'react'

interface PanelProps {
  readonly title: string
  readonly note?: string
  /** Content at the end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One titled part of the page. */
export function Panel({ title, note, aside, children }: PanelProps): ReactElement {
  const titleId = useId()
  return (
    <section className="panel" aria-labelledby={titleId}>
      <header className="panel-head">
        <div>
          <h2 id={titleId}>{title}</h2>
          {note !== undefined && <p className="note">{note}</p>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  )
}
