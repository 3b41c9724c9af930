import type { ThemeMode } from '../../theme/page-tokens.ts'
import type { PageProperties } from '../../theme/page-variables.ts'

/** The kind, size and mode that the attributes of a page button follow from. */
export interface PageButtonLook {
  readonly kind: 'connect' | 'account' | 'network'
  readonly size?: 's' | 'm' | undefined
  readonly mode?: ThemeMode | undefined
}

/**
 * The attributes that the sheets select a page button by, whatever draws it.
 *
 * @param own - Properties that follow from the site's variables.
 */
export function pageButtonAttributes(
  { kind, size = 'm', mode = 'dark' }: PageButtonLook,
  own: PageProperties,
) {
  return {
    type: 'button',
    'data-part': 'page-button',
    'data-kind': kind,
    'data-size': size,
    'data-mode': mode,
    'data-accent': own['--lb-a'] && '',
    'data-ground': (own['--lb-b'] ?? own['--lb-s']) && '',
  } as const
}
