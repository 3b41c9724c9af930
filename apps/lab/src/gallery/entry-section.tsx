import { ModalRoot } from '@latchkey/ui'
import { type ReactElement, useEffect, useRef } from 'react'
import { type DisplayOptions, writeDisplayOptions } from './display-options.ts'
import type { Entry } from './entry.ts'
import { forceStates } from './force-states.ts'
import { Specimens } from './specimens.tsx'
import { translatorFor } from './texts.ts'

interface EntrySectionProps {
  readonly entry: Entry
  readonly display: DisplayOptions
}

/** One entry with its states. */
export function EntrySection({ entry, display }: EntrySectionProps): ReactElement {
  const host = useRef<HTMLElement>(null)
  useEffect(() => {
    const view = host.current?.ownerDocument.defaultView
    const shadow = host.current?.shadowRoot
    if (!view || !shadow) return
    // Two frames on, the kit has put every rule into its sheets.
    let handle = view.requestAnimationFrame(() => {
      handle = view.requestAnimationFrame(() => {
        forceStates(shadow)
        host.current?.setAttribute('data-ready', '')
      })
    })
    return () => view.cancelAnimationFrame(handle)
  }, [])
  return (
    <section id={entry.id} className="entry" data-entry={entry.id}>
      <div className="entry-head" lang="en">
        <h3>
          <a className="entry-title" href={writeDisplayOptions({ ...display, part: entry.id })}>
            <bdi>{entry.title}</bdi>
          </a>
        </h3>
        <p>
          <bdi>{entry.about}</bdi>
        </p>
        <code>{entry.shows.join(' ')}</code>
      </div>
      <ModalRoot
        ref={host}
        isEmbedded
        mode={display.mode}
        dir={display.dir}
        lang={display.dir === 'rtl' ? 'ar' : 'en'}
      >
        <Specimens
          specimens={entry.specimens}
          translate={translatorFor(display.dir)}
          display={{ mode: display.mode }}
        />
      </ModalRoot>
    </section>
  )
}
