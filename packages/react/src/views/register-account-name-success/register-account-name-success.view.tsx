/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { addressOf } from '@latchkey/core/contract'
import { Address, Avatar, Button, checkIcon, Icon, Panel, Stack, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { enNames } from '../../messages/en/names.ts'
import type { ViewDefinition, ViewProps } from '../view-definition.ts'

/** The account has a name. */
export const view: ViewDefinition<'RegisterAccountNameSuccess'> = {
  english: enNames,
  View: RegisterAccountNameSuccessView,
  title: (_params, { text }) => text.get('names.done.title'),
}

function RegisterAccountNameSuccessView({
  params: { account, name },
}: ViewProps<'RegisterAccountNameSuccess'>): ReactElement {
  const { core, text } = useModalContext()
  const address = addressOf(account)
  return (
    <Stack gap={5}>
      <Stack gap={0} align="center">
        <span aria-hidden="true" css={pictureStyles}>
          <Avatar address={address} size={6.4} />
          <span css={markStyles}>
            <Icon shape={checkIcon} size="s" />
          </span>
        </span>
        <Text as="h3" variant="heading" align="center" data-testid="name-done">
          {text.get('names.done.heading', { name })}
        </Text>
        <Stack css={lineStyles}>
          <Text align="center">{text.get('names.done.text')}</Text>
        </Stack>
      </Stack>
      <Panel>
        <Stack gap={1}>
          <Text variant="small">{text.get('names.done.address')}</Text>
          <Address address={address} data-testid="name-address" />
        </Stack>
      </Panel>
      <Button
        isWide
        tone="primary"
        data-testid="name-leave"
        onClick={() => core.actions.router.replace('Account', {})}
      >
        {text.get('names.done.leave')}
      </Button>
    </Stack>
  )
}

/** Room as above and below a latch. */
function pictureStyles({ space, u }: Theme): CSSObject {
  return { position: 'relative', display: 'flex', margin: `${space[5]} 0 ${u(2.8)}` }
}

/** A check over the lower end of the picture. */
function markStyles({ color, radius, u }: Theme): CSSObject {
  return {
    position: 'absolute',
    insetInlineEnd: u(-0.8),
    bottom: u(-0.8),
    width: u(2.8),
    height: u(2.8),
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.full,
    backgroundColor: color['good-mark'],
    color: color['on-mark'],
    boxShadow: `0 0 0 ${u(0.4)} ${color.card}`,
    '& path': { strokeWidth: 2.4 },
  }
}

function lineStyles({ u }: Theme): CSSObject {
  return { maxWidth: '34ch', paddingBlockStart: u(0.6) }
}
