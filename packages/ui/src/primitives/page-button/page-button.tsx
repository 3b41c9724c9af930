import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react'
import { chevronDownIcon } from '../../icons/chevron-down.ts'
import { warningIcon } from '../../icons/warning.ts'
import type { Theme } from '../../theme/create-theme.ts'
import type { ThemeMode } from '../../theme/page-tokens.ts'
import { PAGE_BUTTON_CLASS } from './page-button.css.ts'
import { PageIcon, type PagePicture, PagePictureView } from './page-button-content.tsx'
import { usePageStyles } from './use-page-styles.ts'

/** Props of a button in the site's page; others go to its `<button>`. */
export interface PageButtonProps extends ComponentPropsWithoutRef<'button'>, PageButtonContent {
  readonly size?: 's' | 'm' | undefined
  readonly mode?: ThemeMode | undefined
  /** The site's theme, from `createTheme(…).properties`; needed only when it chose one. */
  readonly properties?: Theme['properties'] | undefined
  readonly nonce?: string | undefined
  /** Running: a spinner before the running word, at the same width. */
  readonly isBusy?: boolean | undefined
  /** "Connecting…"; by default the label. */
  readonly busyLabel?: ReactNode
}

interface PageButtonContent {
  readonly kind: 'connect' | 'account' | 'network'
  /** Stands before the name of an account. */
  readonly balance?: ReactNode
  readonly picture?: PagePicture | undefined
  /** The network is one the site does not support. */
  readonly isWarning?: boolean | undefined
}

/** Connect, account or network button. It brings its own styles into the page. */
export const PageButton = forwardRef<HTMLButtonElement, PageButtonProps>(
  function PageButton(props, ref) {
    const { kind, balance, picture, isWarning, children, ...others } = props
    const { size = 'm', mode = 'dark', properties, nonce, isBusy = false, ...named } = others
    const { busyLabel, className, ...rest } = named
    return (
      <button
        ref={usePageStyles({ properties, nonce, ref })}
        type="button"
        data-part="page-button"
        data-kind={kind}
        data-size={size}
        data-mode={mode}
        data-balance={balance === undefined ? undefined : ''}
        aria-busy={isBusy || undefined}
        className={
          className === undefined ? PAGE_BUTTON_CLASS : `${PAGE_BUTTON_CLASS} ${className}`
        }
        {...rest}
      >
        <span data-away={isBusy || undefined}>
          <Content {...{ kind, balance, picture, isWarning }}>{children}</Content>
        </span>
        {(isBusy || busyLabel !== undefined) && (
          <span data-away={!isBusy || undefined}>
            <span data-slot="spinner" aria-hidden="true" />
            <span data-slot="name">{busyLabel ?? children}</span>
          </span>
        )}
      </button>
    )
  },
)

function Content({
  kind,
  balance,
  picture,
  isWarning,
  children,
}: PropsWithChildren<PageButtonContent>): ReactElement {
  const isNetwork = kind === 'network'
  const name = (
    <>
      {isWarning === true && <PageIcon shape={warningIcon} isWarning />}
      {picture && <PagePictureView {...picture} />}
      <bdi data-slot="name">{children}</bdi>
      {isNetwork && <PageIcon shape={chevronDownIcon} isSmall />}
    </>
  )
  if (balance === undefined) return name
  return (
    <>
      <span data-slot="balance">
        <bdi dir="ltr">{balance}</bdi>
      </span>{' '}
      <span data-slot="chip">{name}</span>
    </>
  )
}
