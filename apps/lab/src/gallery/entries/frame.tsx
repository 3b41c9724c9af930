import {
  Button,
  CardBody,
  CardFooter,
  CardHeader,
  Dialog,
  helpIcon,
  IconButton,
  Latch,
  List,
  ListRow,
  PageButton,
  Tag,
  Text,
  TextButton,
} from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Picture, pictureOf } from '../pictures.tsx'

const ADDRESS = '0xB17e9a1C32d60Fb2cE0a8e4E5a6e7A0b77c0De91'
const none = (): void => {}

const card: Entry = {
  id: 'card',
  title: 'Card',
  about: 'Header, body and footer in the one dialog. Only the body scrolls.',
  shows: ['Dialog', 'CardHeader', 'CardBody', 'CardFooter', 'ModalRoot', 'ModalStage'],
  specimens: [
    {
      name: 'A list',
      isWide: true,
      isOnPage: true,
      draw: (say) => (
        <Dialog isOpen isEmbedded label={say('Connect wallet')}>
          <CardHeader
            title={say('Connect wallet')}
            onClose={none}
            closeLabel="Close"
            end={<IconButton icon={helpIcon} label={say('What is a wallet?')} />}
          />
          <CardBody>
            <List label="Wallets">
              <ListRow picture={<Picture of="fjord" />} label="Fjord" tag={<Tag hasDot>{say('Installed')}</Tag>} />
              <ListRow picture={<Picture of="kestrel" />} label="Kestrel" tag={say('Recent')} />
              <ListRow picture={<Picture of="juniper" />} label="Juniper" />
            </List>
          </CardBody>
          <CardFooter>
            <TextButton>{say('What is a wallet?')}</TextButton>
          </CardFooter>
        </Dialog>
      ),
    },
    {
      name: 'A scene',
      isWide: true,
      isOnPage: true,
      draw: (say) => (
        <Dialog isOpen isEmbedded label="Fjord">
          <CardHeader title="Fjord" onBack={none} backLabel="Back" onClose={none} closeLabel="Close" />
          <CardBody isCentered>
            <Latch state="declined" site={<Picture of="site" size={6.4} />} wallet={<Picture of="fjord" size={6.4} />} />
            <Text as="h3" variant="heading">
              {say('Connection declined')}
            </Text>
            <Text align="center">{say('Nothing was shared.')}</Text>
            <Button tone="primary" isWide>
              {say('Try again')}
            </Button>
          </CardBody>
        </Dialog>
      ),
    },
  ],
}

const base = { src: pictureOf('base') }

const pageButton: Entry = {
  id: 'page-button',
  title: 'Page buttons',
  about: 'Outside of the modal, in the site’s page; they bring their own small sheet.',
  shows: ['PageButton'],
  specimens: [
    { name: 'Connect', isOnPage: true, draw: (say) => <PageButton kind="connect">{say('Connect wallet')}</PageButton> },
    {
      name: 'Hover',
      isOnPage: true,
      draw: (say) => <PageButton kind="connect" data-force="hover">{say('Connect wallet')}</PageButton>,
    },
    {
      name: 'Focus',
      isOnPage: true,
      draw: (say) => <PageButton kind="connect" data-force="focus">{say('Connect wallet')}</PageButton>,
    },
    {
      name: 'Busy',
      isOnPage: true,
      draw: (say) => <PageButton kind="connect" isBusy busyLabel={say('Connecting…')}>{say('Connect wallet')}</PageButton>,
    },
    {
      name: 'Disabled',
      isOnPage: true,
      draw: (say) => <PageButton kind="connect" disabled>{say('Connect wallet')}</PageButton>,
    },
    {
      name: 'Account',
      isOnPage: true,
      draw: () => (
        <PageButton kind="account" balance="1.284 ETH" picture={{ address: ADDRESS }}>
          0xB17e…De91
        </PageButton>
      ),
    },
    {
      name: 'Account, small',
      isOnPage: true,
      draw: () => (
        <PageButton kind="account" size="s" picture={{ address: ADDRESS }}>
          mira.latch.eth
        </PageButton>
      ),
    },
    { name: 'Network', isOnPage: true, draw: () => <PageButton kind="network" picture={base}>Base</PageButton> },
    {
      name: 'Unsupported',
      isOnPage: true,
      draw: () => <PageButton kind="network" isWarning>Switch network</PageButton>,
    },
  ],
}

/** What everything stands in. */
export const FRAME: readonly Entry[] = [card, pageButton]
