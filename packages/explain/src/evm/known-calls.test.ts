import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { KNOWN_CALLS } from './explain-call.ts'
import { PERMIT2_CALLS } from './permit2-calls.ts'

/** Source: the interfaces of the standards and contracts that are named beside the calls. */
const SIGNATURES = [
  'transfer(address,uint256)',
  'transferFrom(address,address,uint256)',
  'approve(address,uint256)',
  'increaseAllowance(address,uint256)',
  'decreaseAllowance(address,uint256)',
  'increaseApproval(address,uint256)',
  'decreaseApproval(address,uint256)',
  'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
  'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
  'transferWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)',
  'receiveWithAuthorization(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)',
  'setApprovalForAll(address,bool)',
  'safeTransferFrom(address,address,uint256)',
  'safeTransferFrom(address,address,uint256,bytes)',
  'safeTransferFrom(address,address,uint256,uint256,bytes)',
  'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
  'multicall(bytes[])',
  'multicall(uint256,bytes[])',
  'multicall(bytes32,bytes[])',
  'aggregate((address,bytes)[])',
  'blockAndAggregate((address,bytes)[])',
  'tryAggregate(bool,(address,bytes)[])',
  'tryBlockAndAggregate(bool,(address,bytes)[])',
  'aggregate3((address,bool,bytes)[])',
  'aggregate3Value((address,bool,uint256,bytes)[])',
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  'multiSend(bytes)',
  'execute(address,uint256,bytes)',
  'execute_ncC(address,uint256,bytes)',
  'executeUserOp(address,uint256,bytes,uint8)',
  'execute(address,uint256,bytes,uint8)',
  'executeBatch(address[],bytes[])',
  'executeBatch(address[],uint256[],bytes[])',
  'executeBatch_y6U(address[],uint256[],bytes[])',
  'executeBatch((address,uint256,bytes)[])',
  'execute(bytes32,bytes)',
  'handleOps((address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)[],address)',
  'handleOps((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[],address)',
]

const PERMIT2_SIGNATURES = [
  'approve(address,address,uint160,uint48)',
  'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)',
  'permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)',
  'transferFrom(address,address,uint160,address)',
  'transferFrom((address,address,uint160,address)[])',
  'lockdown((address,address)[])',
]

test.each([
  ['contracts', KNOWN_CALLS, SIGNATURES],
  ['Permit2', PERMIT2_CALLS, PERMIT2_SIGNATURES],
])('the selectors of %s are those of the signatures', (_name, calls, signatures) => {
  const selectors = signatures.map((signature) => toFunctionSelector(signature).slice(2))

  expect(calls.map(({ selector }) => selector).sort()).toEqual(selectors.sort())
})
