/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { chevronDownIcon } from '../../icons/chevron-down.ts'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { tokenButtonStyles, tokenNameStyles } from './token-button.styles.ts'

/** Props of a token button; others go to its `<button>`. */
export interface TokenButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** An `Image` of 2.4. */
  readonly picture?: ReactNode
  /** On a filled panel it is one step darker. */
  readonly isOnFill?: boolean | undefined
  /** The token is being fetched. */
  readonly isBusy?: boolean | undefined
}

/** Which token an amount is of; opens the list of tokens. */
export const TokenButton = forwardRef<HTMLButtonElement, TokenButtonProps>(function TokenButton(
  { picture, isOnFill = false, isBusy = false, children, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      data-part="token-button"
      aria-busy={isBusy || undefined}
      {...rest}
      css={(theme) => tokenButtonStyles(theme, isOnFill)}
    >
      {isBusy ? <Spinner /> : picture}
      <bdi css={(theme) => tokenNameStyles(theme, isBusy || picture !== undefined)}>{children}</bdi>
      <Icon shape={chevronDownIcon} size="s" />
    </button>
  )
})
