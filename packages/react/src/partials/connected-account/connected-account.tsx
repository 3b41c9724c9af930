import { Avatar, Image, Panel, Stack, space, Text, u, useCss } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { ConnectedFace } from './connected-face.ts'

/** The account that a wallet shared, and what happens now. */
export function ConnectedAccount({ account }: { readonly account: ConnectedFace }): ReactElement {
  const css = useCss()
  const { address, shortAddress, network, closing } = account
  return (
    <Stack gap={3} className={css({ alignSelf: 'stretch', paddingBlockStart: u(2.8) })}>
      <Panel data-testid="connecting-account" className={css(panelStyles())}>
        <Avatar address={address} size={3.2} />
        <Text as="span" variant="row" isNumeric title={address} className={css({ flex: 1 })}>
          <bdi dir="ltr">{shortAddress}</bdi>
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

function panelStyles() {
  const padding = `${space(2)} ${space(3)}`
  return { display: 'flex', alignItems: 'center', gap: space(2), padding } as const
}
