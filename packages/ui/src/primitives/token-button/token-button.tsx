/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { chevronDownIcon } from '../../icons/page-icons.ts'
import { focusRing, hovered, media, pressed, TAKES_PRESS, TRUNCATED } from '../../theme/mixins.ts'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'

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

/** A button with round ends, one step darker than its background. */
function tokenButtonStyles(theme: Theme, isOnFill: boolean): CSSObject {
  const { color, radius, space, type, u } = theme
  return {
    ...type.button,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    flex: 'none',
    maxWidth: `min(100%,${u(18)})`,
    minHeight: u(3.6),
    paddingBlock: u(0.4),
    paddingInline: `${u(0.6)} ${space[2]}`,
    borderRadius: radius.full,
    border: '1px solid transparent',
    backgroundColor: color[isOnFill ? 'fill-3' : 'fill-2'],
    color: color.text,
    '&:focus-visible': focusRing(theme),
    ...hovered({ backgroundColor: color['fill-3'] }),
    ...TAKES_PRESS,
    ...pressed(theme, 'fill-3'),
    [media.sheet]: { minHeight: u(4.4), paddingInline: `${u(1)} ${space[3]}` },
  }
}

/** The token's sign, on one line. */
function tokenNameStyles({ u }: Theme, hasPicture: boolean): CSSObject {
  return { ...TRUNCATED, ...(!hasPicture && { marginInlineStart: u(0.6) }) }
}
