import type { Framework } from '@latchkey/core'

/**
 * The package that requests name as `sv`. React and our elements have one `createLatchkey`: a page that
 * registered the elements uses them.
 *
 * @param given - The package that created the instance, unless it is that of React.
 */
export function frameworkOf(
  given: Framework | undefined,
  elements: Pick<CustomElementRegistry, 'get'> | null,
): Framework {
  // Content scripts of extensions have no elements of their own.
  return given ?? (elements?.get('latchkey-modal') === undefined ? 'react' : 'html')
}
