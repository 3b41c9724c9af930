// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

struct PackedUserOperation {
    address sender;
    uint256 nonce;
    bytes initCode;
    bytes callData;
    bytes32 accountGasLimits;
    uint256 preVerificationGas;
    bytes32 gasFees;
    bytes paymasterAndData;
    bytes signature;
}

/// A contract account that one key owns. It runs operations of EntryPoint 0.8 and answers EIP-1271.
contract KeyAccount {
    struct Call {
        address target;
        uint256 value;
        bytes data;
    }

    address public constant entryPoint = 0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108;
    address public immutable owner;

    bytes4 private constant VALID = 0x1626ba7e;
    bytes4 private constant INVALID = 0xffffffff;
    uint256 private constant WRONG_SIGNATURE = 1;
    /// Signatures with the other half of the values say the same thing twice.
    uint256 private constant HALF_ORDER =
        0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0;

    error NotAllowed(address caller);
    error CallFailed(uint256 index, bytes reason);

    constructor(address owner_) {
        owner = owner_;
    }

    receive() external payable {}

    /// What EntryPoint asks before it runs an operation.
    function validateUserOp(
        PackedUserOperation calldata operation,
        bytes32 operationHash,
        uint256 missingFunds
    ) external returns (uint256) {
        if (msg.sender != entryPoint) revert NotAllowed(msg.sender);
        bool isOwners = recover(operationHash, operation.signature) == owner;
        if (missingFunds > 0) {
            // EntryPoint looks at what arrived; nothing to do when it did not.
            (bool isPaid, ) = payable(msg.sender).call{value: missingFunds}("");
            (isPaid);
        }
        return isOwners ? 0 : WRONG_SIGNATURE;
    }

    function execute(address target, uint256 value, bytes calldata data) external {
        onlyAllowed();
        run(0, target, value, data);
    }

    /// All of them, or none.
    function executeBatch(Call[] calldata calls) external {
        onlyAllowed();
        for (uint256 index = 0; index < calls.length; index++)
            run(index, calls[index].target, calls[index].value, calls[index].data);
    }

    /// EIP-1271. The owner signs the hash together with this account and chain, so that a signature
    /// for one account of a key says nothing about another.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        return recover(bound(hash), signature) == owner ? VALID : INVALID;
    }

    /// What the owner's key signs in place of `hash`: EIP-712, type `Signed(bytes32 hash)`.
    function bound(bytes32 hash) public view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("KeyAccount"),
                keccak256("1"),
                block.chainid,
                address(this)
            )
        );
        bytes32 message = keccak256(abi.encode(keccak256("Signed(bytes32 hash)"), hash));
        return keccak256(abi.encodePacked("\x19\x01", domain, message));
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x150b7a02 || id == 0x4e2312e0 || id == VALID;
    }

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata)
        external
        pure
        returns (bytes4)
    {
        return this.onERC1155Received.selector;
    }

    function onERC1155BatchReceived(
        address,
        address,
        uint256[] calldata,
        uint256[] calldata,
        bytes calldata
    ) external pure returns (bytes4) {
        return this.onERC1155BatchReceived.selector;
    }

    function onlyAllowed() private view {
        if (msg.sender != entryPoint && msg.sender != owner) revert NotAllowed(msg.sender);
    }

    function run(uint256 index, address target, uint256 value, bytes calldata data) private {
        (bool isDone, bytes memory answer) = target.call{value: value}(data);
        if (!isDone) revert CallFailed(index, answer);
    }

    function recover(bytes32 hash, bytes calldata signature) private pure returns (address) {
        if (signature.length != 65) return address(0);
        bytes32 r = bytes32(signature[0:32]);
        bytes32 s = bytes32(signature[32:64]);
        if (uint256(s) > HALF_ORDER) return address(0);
        return ecrecover(hash, uint8(signature[64]), r, s);
    }
}

/// Makes accounts at addresses that are known before.
contract KeyAccountFactory {
    /// The owner's account; made when it is not there yet.
    function createAccount(address owner) external returns (address) {
        address account = accountOf(owner);
        if (account.code.length == 0) new KeyAccount{salt: 0}(owner);
        return account;
    }

    function accountOf(address owner) public view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(KeyAccount).creationCode, abi.encode(owner)));
        bytes32 place = keccak256(abi.encodePacked(bytes1(0xff), address(this), bytes32(0), code));
        return address(uint160(uint256(place)));
    }
}
