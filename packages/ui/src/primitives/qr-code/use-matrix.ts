import { useEffect, useState } from 'react'
import type { QrMatrix } from './read-matrix.ts'

interface Read {
  readonly text: string
  /** Absent when no code can hold the text. */
  readonly matrix?: QrMatrix
}

/** The modules of a text; nothing until what works them out is there, and while there is no text. */
export function useMatrix(text: string | undefined): QrMatrix | undefined {
  const [read, setRead] = useState<Read>()
  useEffect(() => {
    let isCurrent = true
    // Fetched while the text is still to come.
    import('./read-matrix.ts').then(
      ({ readMatrix }) => {
        if (isCurrent && text !== undefined) setRead(tryToRead(text, readMatrix))
      },
      // Not loaded: the place stays kept, and a link to copy stands below it.
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
