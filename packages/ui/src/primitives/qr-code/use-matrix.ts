import { useEffect, useState } from 'react'
import type { MatrixChoice, QrMatrix } from './read-matrix.ts'

interface Read {
  readonly text: string
  /** Undefined when the text is too long for a code. */
  readonly matrix?: QrMatrix
}

/**
 * The modules of a text; nothing until what works them out is there, and while there is no text.
 *
 * @param choice - A constant. undefined: no text is on its way, and nothing is loaded.
 */
export function useMatrix(
  text: string | undefined,
  choice: MatrixChoice | undefined,
): QrMatrix | undefined {
  const [read, setRead] = useState<Read>()
  useEffect(() => {
    if (choice === undefined) return
    let isCurrent = true
    // Loaded before the text is known.
    import('./read-matrix.ts').then(
      ({ readMatrix }) => {
        if (isCurrent && text !== undefined)
          setRead(tryToRead(text, () => readMatrix(text, choice)))
      },
      // Not loaded: the placeholder stays, and the link below it can be copied.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [text, choice])
  return read?.text === text ? read?.matrix : undefined
}

function tryToRead(text: string, read: () => QrMatrix): Read {
  try {
    return { text, matrix: read() }
  } catch {
    return { text }
  }
}
