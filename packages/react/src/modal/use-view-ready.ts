import type { RouteName } from '@latchkey/core'
import { useEffect, useReducer, useState } from 'react'
import type { ViewLoader } from '../views/view-loader.ts'

/** The load state of a view; `isAgain` is true if a retry failed, too. */
export type ViewReadiness =
  | { readonly status: 'ready' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isAgain: boolean; retry(): void }

interface Failure {
  readonly name: RouteName
  /** Trying again did not help. */
  readonly isAgain: boolean
  readonly isRetried: boolean
}

const READY: ViewReadiness = { status: 'ready' }
const LOADING: ViewReadiness = { status: 'loading' }

/** Loads a view that is not loaded yet, in the background. */
export function useViewReady(name: RouteName, loader: ViewLoader): ViewReadiness {
  const [failed, setFailed] = useState<Failure>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const isReady = loader.ready(name) !== undefined
  const failure = failed?.name === name ? failed : undefined
  const isLoading = !isReady && (failure?.isRetried ?? true)

  useEffect(() => {
    if (!isLoading) return
    let isNeeded = true
    loader.load(name).then(
      () => isNeeded && redraw(),
      () =>
        isNeeded && setFailed((last) => ({ name, isAgain: last?.name === name, isRetried: false })),
    )
    return () => {
      isNeeded = false
    }
  }, [name, loader, isLoading])

  if (isReady) return READY
  if (failure === undefined || isLoading) return LOADING
  return {
    status: 'failed',
    isAgain: failure.isAgain,
    retry: () => setFailed({ ...failure, isRetried: true }),
  }
}
