import type { ReactElement } from 'react'
import { useLab, useLabState } from '../lab/lab-context.ts'
import { findStory } from './stories.ts'

/** Says what the story that is shown is about. */
export function StoryNote(): ReactElement | null {
  const { mail } = useLab().addresses
  const { story: id } = useLabState().configuration
  const story = findStory(id)
  if (story === undefined) {
    return (
      <p className="story-note">
        A shop with Latchkey in it. Chains, services and wallets all run on this machine.
      </p>
    )
  }
  return (
    <p className="story-note" data-testid="story-note">
      {story.note}{' '}
      {story.id === 'email' && (
        <a
          href={mail.replace('127.0.0.1', 'localhost')}
          target="_blank"
          rel="noreferrer"
          data-through=""
          data-testid="mailbox"
        >
          Open the mailbox
        </a>
      )}
    </p>
  )
}
