// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Answers as the universal resolver of ENS. Its records are written straight into its storage.
contract SandboxNames {
    /// Owners by the hash of a name, as DNS encodes it.
    mapping(bytes32 => address) private owners;
    /// The names that addresses claim, and their hashes.
    mapping(address => string) private claims;
    mapping(address => bytes32) private claimed;

    error ResolverNotFound(bytes name);
    error UnsupportedResolverProfile(bytes4 selector);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);

    function resolve(bytes calldata name, bytes calldata data)
        external
        view
        returns (bytes memory, address)
    {
        return (record(name, data), address(this));
    }

    /// The same: no name here needs a gateway.
    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        return (record(name, data), address(this));
    }

    function reverse(bytes calldata account, uint256)
        external
        view
        returns (string memory, address, address)
    {
        return (primary(account), address(this), address(this));
    }

    function reverseWithGateways(bytes calldata account, uint256, string[] calldata)
        external
        view
        returns (string memory, address, address)
    {
        return (primary(account), address(this), address(this));
    }

    function record(bytes calldata name, bytes calldata data) private view returns (bytes memory) {
        address owner = owners[keccak256(name)];
        if (owner == address(0)) revert ResolverNotFound(name);
        bytes4 selector = bytes4(data[:4]);
        // addr(bytes32)
        if (selector == 0x3b3b57de) return abi.encode(owner);
        // addr(bytes32,uint256)
        if (selector == 0xf1cb7e06) return abi.encode(abi.encodePacked(owner));
        revert UnsupportedResolverProfile(selector);
    }

    function primary(bytes calldata account) private view returns (string memory name) {
        address claimant = address(bytes20(account));
        name = claims[claimant];
        address owner = owners[claimed[claimant]];
        bool isHonest = bytes(name).length == 0 || owner == claimant;
        if (!isHonest) revert ReverseAddressMismatch(name, abi.encodePacked(owner));
    }
}
