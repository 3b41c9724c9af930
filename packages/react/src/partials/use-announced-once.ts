import { useState } from 'react'

const NOTHING: readonly string[] = []

/**
 * The text to announce, each one once: a code that takes the place of another is not announced, for
 * the time it works was announced with the first.
 */
export function useAnnouncedOnce(text: string): string {
  const [announced, setAnnounced] = useState(NOTHING)
  if (text === '' || announced.includes(text)) return announced.at(-1) ?? ''
  setAnnounced([...announced, text])
  return text
}
