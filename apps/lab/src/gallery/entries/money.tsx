import {
  AccountLine,
  Address,
  Amount,
  Avatar,
  arrowDownIcon,
  copyIcon,
  Detail,
  DetailList,
  IconButton,
  Joint,
  Leg,
  Panel,
  Stack,
  swapVerticalIcon,
  Text,
  TokenButton,
} from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Picture, Token } from '../pictures.tsx'
import { PayPanel } from './pay-panel.tsx'
import { Wrap } from './wrap.tsx'

const PAID = '0x8F3a52C1e07Bd94460aF19cE3bD7782A5c60E41d'
const LOOKALIKE = '0x8F3aD90b7713Ce5522b8410F6fA9E4d3077cE41d'
const SOLANA = 'Hk3v9wXQxNkWc2q7m8bS4tZrY1fUaJpLdEoGnVi6sTB'

const amount: Entry = {
  id: 'amount',
  title: 'Amount',
  about: 'A real minus, equal figures, and left to right everywhere.',
  shows: ['Amount'],
  specimens: [
    {
      name: 'Total',
      draw: () => (
        <Text variant="display">
          <Amount value="$4,212.08" hasFaintCents />
        </Text>
      ),
    },
    {
      name: 'In and out',
      draw: () => (
        <Stack gap={1}>
          <Text tone="strong">
            <Amount value="25 USDC" direction="in" />
          </Text>
          <Text tone="strong">
            <Amount value="0.25 ETH" direction="out" />
          </Text>
          <Text tone="strong">
            <Amount value="–" />
          </Text>
        </Stack>
      ),
    },
  ],
}

const tokenButton: Entry = {
  id: 'token-button',
  title: 'Token button',
  about: 'Which token an amount is of; one step darker than what it stands on.',
  shows: ['TokenButton'],
  specimens: [
    { name: 'Rest', draw: () => <TokenButton picture={<Picture of="ether" size={2.4} shape="round" />}>ETH</TokenButton> },
    {
      name: 'Hover',
      draw: () => <TokenButton picture={<Picture of="ether" size={2.4} shape="round" />} data-force="hover">ETH</TokenButton>,
    },
    {
      name: 'Focus',
      draw: () => <TokenButton picture={<Picture of="ether" size={2.4} shape="round" />} data-force="focus">ETH</TokenButton>,
    },
    { name: 'Busy', draw: () => <TokenButton isBusy>USDC</TokenButton> },
    { name: 'None chosen', draw: () => <TokenButton>Select token</TokenButton> },
    {
      name: 'On a panel',
      draw: () => (
        <Panel>
          <TokenButton isOnFill picture={<Picture of="dollar" size={2.4} shape="round" />}>
            USDC
          </TokenButton>
        </Panel>
      ),
    },
  ],
}

const joint: Entry = {
  id: 'joint',
  title: 'Joint',
  about: 'Over the gap of two panels: where an amount goes, or a button that turns them round.',
  shows: ['Joint', 'Panel', 'TokenButton'],
  specimens: [
    {
      name: 'Pressable',
      isWide: true,
      draw: (say) => (
        <div>
          <PayPanel label={say('You pay')} amount="0.25" token="ether" />
          <Joint icon={swapVerticalIcon} pressLabel="Turn round" />
          <Panel>
            <Text variant="small">{say('You get, about')}</Text>
            <Text variant="amount">
              <Amount value="778.914" />
            </Text>
          </Panel>
        </div>
      ),
    },
    {
      name: 'Decoration',
      isWide: true,
      draw: () => (
        <div>
          <Panel>
            <Text variant="figure">25 USDC</Text>
          </Panel>
          <Joint icon={arrowDownIcon} />
          <Panel isEditable>
            <Wrap>
              <Avatar address={PAID} size={3.6} />
              <Address address={PAID} />
            </Wrap>
          </Panel>
        </div>
      ),
    },
  ],
}

const details: Entry = {
  id: 'detail-list',
  title: 'Details and legs',
  about: 'What is agreed to. Amounts are the largest things in a review.',
  shows: ['DetailList', 'Detail', 'Leg'],
  specimens: [
    {
      name: 'Review',
      isWide: true,
      draw: (say) => (
        <div>
          <Leg label={say('You pay')} picture={<Token of="ether" size={4} />} figure="0.25 ETH" worth="$781.30" />
          <Leg label={say('You get, about')} picture={<Token of="dollar" size={4} />} figure="778.914 USDC" worth="$778.91" />
          <DetailList>
            <Detail label={say('You get at least')} value="771.124 USDC" more="Slippage up to 1 %" />
            <Detail label={say('Network')} picture={<Picture of="base" size={2} shape="round" />} value="Base" />
            <Detail label={say('Network fee')} value="$0.02" more="0.000006 ETH" />
          </DetailList>
        </div>
      ),
    },
    {
      name: 'Loading',
      isWide: true,
      draw: (say) => (
        <div>
          <Leg label={say('You get, about')} picture={<Token of="dollar" size={4} />} figure={undefined} />
          <DetailList>
            <Detail label={say('You get at least')} value={undefined} />
            <Detail label={say('Network fee')} value={undefined} />
          </DetailList>
        </div>
      ),
    },
  ],
}

const address: Entry = {
  id: 'address',
  title: 'Address, full',
  about: 'Wherever money leaves. Ends are dark, differences from a lookalike are underlined.',
  shows: ['Address'],
  specimens: [
    { name: 'EVM', isWide: true, draw: () => <Address address={PAID} /> },
    { name: 'Lookalike', isWide: true, draw: () => <Address address={LOOKALIKE} differsFrom={PAID} /> },
    { name: 'Solana', isWide: true, draw: () => <Address address={SOLANA} /> },
  ],
}

const account: Entry = {
  id: 'account-line',
  title: 'Account line',
  about: 'Who is connected. Nothing moves when the name is found.',
  shows: ['AccountLine'],
  specimens: [
    {
      name: 'Named',
      isWide: true,
      draw: () => (
        <AccountLine
          picture={<Avatar address={PAID} size={5.6} />}
          name="mira.latch.eth"
          detail={
            <>
              <bdi dir="ltr">0x8F3a…E41d</bdi>
              <IconButton icon={copyIcon} iconSize="s" label="Copy address" />
            </>
          }
        />
      ),
    },
    {
      name: 'Loading',
      isWide: true,
      draw: () => (
        <AccountLine picture={<Avatar address={PAID} size={4} />} name={undefined} detail={<bdi dir="ltr">0x8F3a…E41d</bdi>} />
      ),
    },
  ],
}

/** Money, and whose it is. */
export const MONEY: readonly Entry[] = [amount, tokenButton, joint, details, address, account]
