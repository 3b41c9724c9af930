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
  /** Below the address. */
  readonly children?: ReactNode
}

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
  children,
}: AccountHeadProps): ReactElement {
  const hasName = name !== undefined
  return (
    <Stack gap={3} direction="row" align="center">
      {picture}
      <Stack gap={0} align="start">
        {hasName && (
          <Text variant="title" isTruncated data-testid={ids.nameTestId}>
            <bdi>{name}</bdi>
          </Text>
        )}
        <Stack direction="row" gap={1} align="center">
          <Text
            as="span"
            variant={hasName ? 'text' : 'title'}
            isNumeric
            title={address}
            data-testid={ids.addressTestId}
            data-address={address}
          >
            <bdi dir="ltr" onCopy={copyPlain(address)}>
              {shortAddress}
            </bdi>
          </Text>
          <CopyButton label={copyLabel} iconSize="s" data-testid={ids.copyTestId} copy={copy} />
        </Stack>
        {children}
      </Stack>
    </Stack>
  )
}
