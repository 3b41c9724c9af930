/** @jsxImportSource @emotion/react */
import { type ClipboardEvent, type ComponentPropsWithoutRef, forwardRef } from 'react'
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx'
import { addressGroupStyles, addressGroupsStyles, addressStyles } from './address.styles.ts'
import { splitAddress } from './split-address.ts'

/** Groups on a line. */
const PER_LINE = 5

/** Props of a full address; others go to its `<span>`. */
export interface AddressProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  readonly address: string
  /** A lookalike: the groups that differ from it are marked. */
  readonly differsFrom?: string | undefined
}

/**
 * A whole address in groups of four, for wherever money leaves. It is read aloud and copied as the
 * plain address.
 */
export const Address = forwardRef<HTMLSpanElement, AddressProps>(function Address(
  { address, differsFrom, ...rest },
  ref,
) {
  const { prefix, groups } = splitAddress(address, differsFrom)
  const copyPlain = (event: ClipboardEvent): void => {
    event.clipboardData.setData('text/plain', address)
    event.preventDefault()
  }
  return (
    <span
      ref={ref}
      dir="ltr"
      data-part="address"
      data-address={address}
      onCopy={copyPlain}
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
