import { ModalRoot } from '@latchkey/ui'
import { type ReactElement, useEffect, useRef } from 'react'
import { type Look, writeLook } from './display-options.ts'
import type { Entry } from './entry.ts'
import { forceStates } from './force-states.ts'
import { Specimens } from './specimens.tsx'
import { wordsFor } from './texts.ts'

interface EntrySectionProps {
  readonly entry: Entry
  readonly look: Look
}

/** One entry with its states. */
export function EntrySection({ entry, look }: EntrySectionProps): ReactElement {
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
          <a className="entry-title" href={writeLook({ ...look, part: entry.id })}>
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
        mode={look.mode}
        dir={look.dir}
        lang={look.dir === 'rtl' ? 'ar' : 'en'}
      >
        <Specimens
          specimens={entry.specimens}
          say={wordsFor(look.dir)}
          look={{ mode: look.mode }}
        />
      </ModalRoot>
    </section>
  )
}
