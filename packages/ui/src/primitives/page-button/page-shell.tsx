import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useMemo } from 'react'
import type { ThemeMode } from '../../theme/page-tokens.ts'
import { type PageProperties, readPageVariables } from '../../theme/page-variables.ts'
import type { ThemeVariables } from '../../theme/variables.ts'
import { type PageButtonLook, pageButtonAttributes } from './page-button-attributes.ts'
import type { PageSheet } from './style-page-button.ts'
import { usePageStyles } from './use-page-styles.ts'

/** Props that all buttons in the site's page take; others go to the `<button>`. */
export interface PageButtonBaseProps extends ComponentPropsWithoutRef<'button'> {
  readonly size?: 's' | 'm' | undefined
  readonly mode?: ThemeMode | undefined
  /** The theme variables of the site. */
  readonly variables?: ThemeVariables | undefined
  /** The exact colours that follow from it, once they are worked out; see `createPageColors`. */
  readonly properties?: PageProperties | undefined
  readonly nonce?: string | undefined
}

/** Props of the shell. */
export interface PageShellProps extends PageButtonBaseProps, Pick<PageButtonLook, 'kind'> {
  /** Its styles, the sheet of all buttons first. */
  readonly sheets: readonly PageSheet[]
  readonly children: ReactNode
}

/** The `<button>` of every page button. It inserts its styles into the page. */
export const PageShell = forwardRef<HTMLButtonElement, PageShellProps>(
  function PageShell(props, ref) {
    const { kind, sheets, size, mode, variables, ...others } = props
    const { properties, nonce, className, ...rest } = others
    const own = useMemo(() => readPageVariables(variables ?? {}), [variables])
    return (
      <button
        ref={usePageStyles(props, own, ref)}
        {...pageButtonAttributes({ kind, size, mode }, own)}
        {...rest}
        className={[...sheets.map((sheet) => sheet.name), className].filter(Boolean).join(' ')}
      />
    )
  },
)
