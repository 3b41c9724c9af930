import { copyPlain, Stack, Text } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'

/** Props of `AccountHead`. */
export interface AccountHeadProps {
  readonly picture: ReactNode
  readonly name: string | undefined
  readonly address: string
  readonly shortAddress: string
  readonly copyLabel: string
  /** @returns whether it was copied. */
  copy(): Promise<boolean>
  /** The ids for tests. */
  readonly ids: {
    readonly nameTestId: string
    readonly addressTestId: string
    readonly copyTestId: string
  }
  /** With the picture above, the name is larger. */
  readonly direction: 'row' | 'column'
  /** Below the address. */
  readonly children?: ReactNode
}

const LAYOUTS = {
  row: { main: 'title', small: 'text', align: 'center' },
  column: { main: 'lead', small: 'small', align: 'start' },
} as const

/**
 * Draws the head of an account: its picture, its name, and the short address, which can be copied.
 */
export function AccountHead({
  picture,
  name,
  address,
  shortAddress,
  copyLabel,
  copy,
  ids,
  direction,
  children,
}: AccountHeadProps): ReactElement {
  const { main, small, align } = LAYOUTS[direction]
  const hasName = name !== undefined
  return (
    <Stack gap={3} direction={direction} align={align}>
      {picture}
      <Stack gap={0} align="start">
        {hasName && (
          <Text variant={main} isTruncated data-testid={ids.nameTestId}>
            <bdi>{name}</bdi>
          </Text>
        )}
        <Stack direction="row" gap={1} align="center">
          <Text
            as="span"
            variant={hasName ? small : main}
            isNumeric
            title={address}
            data-testid={ids.addressTestId}
            data-address={address}
          >
            <bdi dir="ltr" onCopy={copyPlain(address)}>
              {shortAddress}
            </bdi>
          </Text>
          <CopyButton
            label={copyLabel}
            iconSize={direction === 'column' && !hasName ? 'm' : 's'}
            data-testid={ids.copyTestId}
            copy={copy}
          />
        </Stack>
        {children}
      </Stack>
    </Stack>
  )
}
