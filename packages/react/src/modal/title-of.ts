import type { Route } from '@latchkey/core'
import { useModalContext } from '../context/modal-context.ts'
import { useSnapshot } from '../context/use-snapshot.ts'
import type { TitleContext } from '../views/view-definition.ts'
import type { AnyView } from '../views/view-loader.ts'

/** The title of a route's view; of one that could not be had, that it is missing. */
export function titleOf(
  view: AnyView | undefined,
  { params }: Route,
  context: TitleContext,
): string {
  return view?.title(params, context) ?? context.text.get('load.title')
}

/** The title of a route's view in the current state and language. */
export function useTitle(view: AnyView | undefined, route: Route): string {
  const { text } = useModalContext()
  return useSnapshot((snapshot) => titleOf(view, route, { snapshot, text }))
}

/**
 * The title as the name of the dialog, which stands around the boundary of errors: a title that throws
 * names the error that is shown. The header, inside of the boundary, has it reported.
 */
export function useLabel(view: AnyView | undefined, route: Route): string {
  const { text } = useModalContext()
  return useSnapshot((snapshot) => {
    try {
      return titleOf(view, route, { snapshot, text })
    } catch {
      return text.get('error.title')
    }
  })
}
