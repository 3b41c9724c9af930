import type { RouteName } from '@latchkey/core'
import { useEffect, useReducer, useState } from 'react'
import type { ViewLoader } from '../views/create-view-loader.ts'

/** Whether a view is there, on its way, or could not be had. */
export type ViewReadiness =
  | { readonly status: 'ready' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; retry(): void }

/** Loads a view when it is not there yet. Nothing is held back while it loads. */
export function useViewReady(name: RouteName, loader: ViewLoader): ViewReadiness {
  const [failed, setFailed] = useState<RouteName>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const isReady = loader.ready(name) !== undefined
  const isLoading = !isReady && failed !== name

  useEffect(() => {
    if (!isLoading) return
    let isWanted = true
    loader.load(name).then(
      () => isWanted && redraw(),
      () => isWanted && setFailed(name),
    )
    return () => {
      isWanted = false
    }
  }, [name, loader, isLoading])

  if (isReady) return { status: 'ready' }
  if (isLoading) return { status: 'loading' }
  return { status: 'failed', retry: () => setFailed(undefined) }
}
