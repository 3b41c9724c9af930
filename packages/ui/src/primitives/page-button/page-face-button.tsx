import { forwardRef, type ReactNode } from 'react'
import { chevronDownIcon, warningIcon } from '../../icons/page-icons.ts'
import { PAGE_BUTTON } from './page-button.css.ts'
import { PageIcon, type PagePicture, PagePictureView } from './page-button-content.tsx'
import { PAGE_FACE } from './page-face.css.ts'
import { type PageButtonBaseProps, PageShell } from './page-shell.tsx'

/** Props of the account's button in the site's page; others go to its `<button>`. */
export interface PageAccountButtonProps extends PageButtonBaseProps {
  /** Content before the name. */
  readonly balance?: ReactNode
  readonly picture?: PagePicture | undefined
}

/** Props of the network's button in the site's page; others go to its `<button>`. */
export interface PageNetworkButtonProps extends PageButtonBaseProps {
  readonly picture?: PagePicture | undefined
  /** The network is one the site does not support. */
  readonly isWarning?: boolean | undefined
  /** Names the network, and can't be pressed. */
  readonly isStatic?: boolean | undefined
}

const SHEETS = [PAGE_BUTTON, PAGE_FACE]

function isBusy({ 'aria-busy': busy }: PageButtonBaseProps): boolean {
  return busy === true || busy === 'true'
}

/** Account button: picture and name, with the balance before them. */
export const PageAccountButton = forwardRef<HTMLButtonElement, PageAccountButtonProps>(
  function PageAccountButton({ balance, picture, children, ...rest }, ref) {
    const hasBalance = balance !== undefined
    const name = (
      <>
        {picture && <PagePictureView {...picture} isBusy={isBusy(rest)} />}
        <bdi data-slot="name">{children}</bdi>
      </>
    )
    return (
      <PageShell
        ref={ref}
        kind="account"
        sheets={SHEETS}
        data-balance={hasBalance ? '' : undefined}
        {...rest}
      >
        <span>
          {hasBalance && <bdi dir="ltr">{balance}</bdi>}{' '}
          {hasBalance ? <span data-slot="chip">{name}</span> : name}
        </span>
      </PageShell>
    )
  },
)

/** Network button: picture and name, or a warning. */
export const PageNetworkButton = forwardRef<HTMLButtonElement, PageNetworkButtonProps>(
  function PageNetworkButton(props, ref) {
    const { isWarning = false, isStatic = false, picture, children, ...rest } = props
    const chevron = !isStatic && <PageIcon shape={chevronDownIcon} isSmall />
    return (
      <PageShell
        ref={ref}
        kind="network"
        sheets={SHEETS}
        {...rest}
        data-static={isStatic ? '' : undefined}
        disabled={isStatic || rest.disabled}
      >
        <span>
          {isWarning && <PageIcon shape={warningIcon} isWarning />}
          {picture && <PagePictureView {...picture} />}
          <bdi data-slot="name">{children}</bdi>
          {isBusy(rest) ? <i /> : chevron}
        </span>
      </PageShell>
    )
  },
)
