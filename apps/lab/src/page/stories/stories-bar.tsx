import { type ReactElement, useEffect, useRef } from 'react'
import { useLabState } from '../lab/lab-context.ts'
import { findStory, STORIES, storyLink } from './stories.ts'

/** The stories as links, and what the one that is shown is about. */
export function StoriesBar(): ReactElement {
  const { configuration } = useLabState()
  const shown = findStory(configuration.story)
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the row scrolls.
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft - 12
  }, [])
  return (
    <nav ref={row} className="stories" aria-label="Stories">
      {STORIES.map((story) => (
        <a
          key={story.id}
          className="story"
          href={storyLink(story, configuration)}
          lang={story.lang}
          data-testid={`story-${story.id}`}
          data-through=""
          aria-current={story === shown ? 'page' : undefined}
        >
          {story.label}
        </a>
      ))}
    </nav>
  )
}
