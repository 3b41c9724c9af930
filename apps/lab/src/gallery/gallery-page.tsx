import type { ReactElement } from 'react'
import { KeyMark } from '../page/panels/key-mark.tsx'
import { type DisplayOptions, writeDisplayOptions } from './display-options.ts'
import { GALLERY } from './entries/index.ts'
import type { EntryGroup } from './entry.ts'
import { EntrySection } from './entry-section.tsx'
import { ViewLinks } from './view-links.tsx'

/** Every part of the modal in every state. */
export function GalleryPage({ display }: { readonly display: DisplayOptions }): ReactElement {
  const groups = GALLERY.map(({ title, entries }) => ({
    title,
    entries: entries.filter(({ id }) => display.part === undefined || id === display.part),
  })).filter(({ entries }) => entries.length > 0)
  return (
    <>
      <header className="gallery-header">
        <a className="brand" href="./">
          <KeyMark />
          Latchkey gallery
        </a>
        <nav className="display-links" aria-label="Look">
          <DisplayLinks display={display} />
        </nav>
      </header>
      <div className="gallery-columns">
        <nav className="contents" aria-label="Parts" lang="en" dir="ltr">
          <Contents display={display} groups={display.part === undefined ? groups : []} />
        </nav>
        <main>
          <div className="gallery-hero" lang="en" dir="ltr">
            <h1>Every part, in every state</h1>
            <p>
              What the modal is made of, drawn by the kit itself: hover, focus and pressed stand
              still to be looked at, everything else can be used.
            </p>
          </div>
          {groups.map((group) => (
            <section key={group.title} className="gallery-group">
              <h2 lang="en">{group.title}</h2>
              {group.entries.map((entry) => (
                <EntrySection key={entry.id} entry={entry} display={display} />
              ))}
            </section>
          ))}
          {display.part === undefined && <ViewLinks display={display} />}
        </main>
      </div>
    </>
  )
}

function DisplayLinks({ display }: { readonly display: DisplayOptions }): ReactElement {
  const choices: readonly (readonly [string, Partial<DisplayOptions>, boolean])[] = [
    ['Light', { mode: 'light' }, display.mode === 'light'],
    ['Dark', { mode: 'dark' }, display.mode === 'dark'],
    ['Left to right', { dir: 'ltr' }, display.dir === 'ltr'],
    ['Right to left', { dir: 'rtl' }, display.dir === 'rtl'],
  ]
  return (
    <>
      {choices.map(([name, change, isCurrent]) => (
        <a
          key={name}
          href={writeDisplayOptions({ ...display, ...change })}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </>
  )
}

interface ContentsProps {
  readonly display: DisplayOptions
  readonly groups: readonly EntryGroup[]
}

function Contents({ display, groups }: ContentsProps): ReactElement {
  if (groups.length === 0)
    return <a href={writeDisplayOptions({ ...display, part: undefined })}>All parts</a>
  return (
    <>
      {groups.map(({ title, entries }) => (
        <div key={title}>
          <strong>{title}</strong>
          {entries.map(({ id, title: name }) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
          ))}
        </div>
      ))}
      <div>
        <strong>Views</strong>
        <a href="#views">Every view</a>
      </div>
    </>
  )
}
