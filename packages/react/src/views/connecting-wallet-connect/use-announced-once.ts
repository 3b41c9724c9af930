import { useRef } from 'react'

/**
 * What is said, each thing once: a code that takes the place of another is no news, for the time it
 * works was told with the first.
 */
export function useAnnouncedOnce(text: string): string {
  const said = useRef(new Set<string>())
  const last = useRef('')
  if (text !== '' && !said.current.has(text)) {
    said.current.add(text)
    last.current = text
  }
  return last.current
}
