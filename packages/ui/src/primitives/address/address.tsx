/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx'
import { copyPlain } from './copy-plain.ts'
import { splitAddress } from './split-address.ts'

/** Less room than for five groups of four beside a picture. */
const NARROW = '@media (max-width:350px)'

/** Groups on a line. */
const PER_LINE = 5

/** Props of a full address; others go to its `<span>`. */
export interface AddressProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  readonly address: string
  /** A lookalike: the groups that differ from it are marked. */
  readonly differsFrom?: string | undefined
}

/**
 * A full address in groups of four, for every place where money is sent. It is read aloud and
 * copied as the plain address.
 */
export const Address = forwardRef<HTMLSpanElement, AddressProps>(function Address(
  { address, differsFrom, ...rest },
  ref,
) {
  const { prefix, groups } = splitAddress(address, differsFrom)
  return (
    <span
      ref={ref}
      dir="ltr"
      data-part="address"
      data-address={address}
      onCopy={copyPlain(address)}
      {...rest}
      css={addressStyles}
    >
      <VisuallyHidden>{address}</VisuallyHidden>
      <span aria-hidden="true">{prefix}</span>
      <span aria-hidden="true" css={(theme) => addressGroupsStyles(theme, PER_LINE)}>
        {groups.map(({ text, isEnd, isDifferent }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place.
          <span key={index} css={(theme) => addressGroupStyles(theme, isEnd, isDifferent)}>
            {text}
          </span>
        ))}
      </span>
    </span>
  )
})

/** The full address; selecting a part selects all of it. */
function addressStyles({ color, u }: Theme): CSSObject {
  return {
    display: 'inline-flex',
    font: `400 ${u(1.3)}/${u(1.9)} var(--lk-mono)`,
    direction: 'ltr',
    textAlign: 'left',
    color: color['text-2'],
    userSelect: 'all',
  }
}

/** The groups, under each other. */
function addressGroupsStyles({ u }: Theme, perLine: number): CSSObject {
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(${perLine},auto)`,
    justifyContent: 'start',
    gap: `${u(0.2)} ${u(0.7)}`,
    [NARROW]: { gridTemplateColumns: `repeat(${Math.min(perLine, 4)},auto)` },
  }
}

/** One group; ends are darker, differences are marked by colour, weight and line. */
function addressGroupStyles({ color }: Theme, isEnd: boolean, isDifferent: boolean): CSSObject {
  if (isDifferent) {
    return {
      color: color.warn,
      fontWeight: 600,
      textDecoration: 'underline',
      textDecorationThickness: 1.5,
      textUnderlineOffset: '.25em',
    }
  }
  return isEnd ? { color: color.text, fontWeight: 600 } : {}
}
