/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { TRUNCATED } from '../../theme/mixins.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** Props of an account's line; others go to its `<div>`. */
export interface AccountLineProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** An `Avatar` of 4.0 or 5.6. */
  readonly picture: ReactNode
  /** Undefined while it is looked up: a bar reserves its line. */
  readonly name: ReactNode | undefined
  /** A small button right after the name. */
  readonly nameEnd?: ReactNode
  /** Short address, and a small button to copy it. */
  readonly detail?: ReactNode
  /** At the end, such as a button. */
  readonly end?: ReactNode
}

/** The connected account: picture, name, and short address. The layout does not change when the
 * name is loaded. */
export const AccountLine = forwardRef<HTMLDivElement, AccountLineProps>(function AccountLine(
  { picture, name, nameEnd, detail, end, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      data-part="account-line"
      aria-busy={name === undefined || undefined}
      {...rest}
      css={accountLineStyles}
    >
      {picture}
      <div css={accountTextStyles}>
        <span css={accountNameLineStyles}>
          <span css={accountNameStyles}>
            {name === undefined ? (
              <Skeleton width={12} height={1.2} css={{ marginBlock: '.25em' }} />
            ) : (
              <bdi>{name}</bdi>
            )}
          </span>
          {nameEnd}
        </span>
        {detail !== undefined && <span css={accountDetailStyles}>{detail}</span>}
      </div>
      {end}
    </div>
  )
})

/** Picture, then name over short address. */
function accountLineStyles({ space }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minWidth: 0,
    textAlign: 'start',
  }
}

/** The two lines. */
function accountTextStyles(): CSSObject {
  return { flex: 1, minWidth: 0 }
}

/** The name, and the button after it. */
function accountNameLineStyles({ u }: Theme): CSSObject {
  return { display: 'flex', alignItems: 'center', gap: u(0.6) }
}

/** The name, on one line. */
function accountNameStyles({ color, type }: Theme): CSSObject {
  return {
    ...TRUNCATED,
    ...type.title,
    display: 'block',
    minWidth: 0,
    minHeight: 'calc(var(--lk-base)*var(--lk-lead)*2)',
    color: color.text,
  }
}

/** The second line, with a small button at its end. */
function accountDetailStyles({ color, type, u }: Theme): CSSObject {
  return {
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: u(0.6),
    minHeight: u(2.4),
    color: color['text-2'],
    fontVariantNumeric: 'tabular-nums lining-nums',
  }
}
