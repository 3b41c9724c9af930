import { useEffect, useState } from 'react'
import type { QrMatrix } from './read-matrix.ts'

interface Read {
  readonly text: string
  /** Undefined when the text is too long for a code. */
  readonly matrix?: QrMatrix
}

/**
 * The modules of a text; nothing until what works them out is there, and while there is no text.
 */
export function useMatrix(text: string | undefined): QrMatrix | undefined {
  const [read, setRead] = useState<Read>()
  useEffect(() => {
    let isCurrent = true
    // Loaded before the text is known.
    import('./read-matrix.ts').then(
      ({ readMatrix }) => {
        if (isCurrent && text !== undefined) setRead(tryToRead(text, readMatrix))
      },
      // Not loaded: the placeholder stays, and a link to copy stands below it.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  return read?.text === text ? read?.matrix : undefined
}

function tryToRead(text: string, readMatrix: (text: string) => QrMatrix): Read {
  try {
    return { text, matrix: readMatrix(text) }
  } catch {
    return { text }
  }
}
