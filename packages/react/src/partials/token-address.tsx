/** @jsxImportSource @emotion/react */
import type { CSSObject } from '@emotion/react'
import { Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { ShortAddress } from './short-address.tsx'

interface TokenAddressProps {
  /** Undefined for the native coin, and where the symbol says enough. */
  readonly address: string | undefined
}

/** The address of a token below its button, where its symbol does not tell it from others. */
export function TokenAddress({ address }: TokenAddressProps): ReactElement | null {
  if (address === undefined) return null
  return (
    <Text as="div" variant="small" css={END} data-testid="token-address">
      <ShortAddress address={address} />
    </Text>
  )
}

/** The address of a token after what a row says of it. */
export function RowAddress({ address }: TokenAddressProps): ReactElement | null {
  if (address === undefined) return null
  return (
    <>
      {' · '}
      <ShortAddress address={address} />
    </>
  )
}

const END: CSSObject = { textAlign: 'end' }
