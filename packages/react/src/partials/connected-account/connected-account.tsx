/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { Avatar, copyPlain, Image, Panel, Stack, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { ConnectedDetails } from './connected-details.ts'

/** The account that a wallet shared, and what happens now. */
export function ConnectedAccount({
  account,
}: {
  readonly account: ConnectedDetails
}): ReactElement {
  const { address, shortAddress, network, closing } = account
  return (
    <Stack gap={3} css={(theme) => ({ alignSelf: 'stretch', paddingBlockStart: theme.u(2.8) })}>
      <Panel data-testid="connecting-account" css={panelStyles}>
        <Avatar address={address} size={3.2} />
        <Text as="span" variant="row" isNumeric title={address} css={{ flex: 1 }}>
          <bdi dir="ltr" onCopy={copyPlain(address)}>
            {shortAddress}
          </bdi>
        </Text>
        <Image src={network.image} size={2} shape="round" />
        <Text as="span" variant="small" isTruncated>
          <bdi>{network.name}</bdi>
        </Text>
      </Panel>
      <Text variant="small" align="center">
        {closing}
      </Text>
    </Stack>
  )
}

function panelStyles({ space }: Theme): CSSObject {
  const padding = `${space[2]} ${space[3]}`
  return { display: 'flex', alignItems: 'center', gap: space[2], padding }
}
