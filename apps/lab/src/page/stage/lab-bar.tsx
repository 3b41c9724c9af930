import type { ReactElement } from 'react'
import { HoodToggle } from '../hood/hood-toggle.tsx'
import { LooksBar } from '../looks/looks-bar.tsx'
import { KeyMark } from '../panels/key-mark.tsx'
import { StoriesBar } from '../stories/stories-bar.tsx'
import { StoryNote } from '../stories/story-note.tsx'

/** The lab's own controls above the stage: stories, looks, and the way under the hood. */
export function LabBar(): ReactElement {
  return (
    <section className="lab-bar" aria-label="Lab" dir="ltr">
      <a className="brand" href="?">
        <KeyMark />
        <span>
          Latchkey <i>lab</i>
        </span>
      </a>
      <div className="lab-links">
        <a className="quiet" href="gallery.html">
          Gallery
        </a>
        <HoodToggle />
      </div>
      <StoriesBar />
      <LooksBar />
      <StoryNote />
    </section>
  )
}
