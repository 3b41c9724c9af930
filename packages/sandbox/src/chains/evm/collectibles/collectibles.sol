// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface IReceiver {
    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4);

    function onERC1155Received(address, address, uint256, uint256, bytes calldata)
        external
        returns (bytes4);

    function onERC1155BatchReceived(
        address,
        address,
        uint256[] calldata,
        uint256[] calldata,
        bytes calldata
    ) external returns (bytes4);
}

/// What both kinds of collection have: a name that is set once, and approval of others.
abstract contract Collection {
    string public name;
    string public symbol;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    function configure(string calldata name_, string calldata symbol_) external {
        require(bytes(symbol).length == 0, "configured");
        name = name_;
        symbol = symbol_;
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }
}

/// Single pieces (ERC-721). Anybody mints: they are worth nothing.
contract SinglePieces is Collection {
    uint256 public totalSupply;
    mapping(uint256 => string) public tokenURI;
    mapping(uint256 => address) public ownerOf;
    mapping(uint256 => address) public getApproved;
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);
    event Approval(address indexed owner, address indexed approved, uint256 indexed id);

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }

    /// The ids are 1, 2, 3 and so on.
    function mint(address to, string calldata uri) external {
        uint256 id = ++totalSupply;
        tokenURI[id] = uri;
        ownerOf[id] = to;
        balanceOf[to] += 1;
        emit Transfer(address(0), to, id);
    }

    function approve(address to, uint256 id) external {
        address owner = ownerOf[id];
        require(msg.sender == owner || isApprovedForAll[owner][msg.sender], "not allowed");
        getApproved[id] = to;
        emit Approval(owner, to, id);
    }

    function transferFrom(address from, address to, uint256 id) public {
        require(ownerOf[id] == from && to != address(0), "not the owner");
        require(
            msg.sender == from || getApproved[id] == msg.sender
                || isApprovedForAll[from][msg.sender],
            "not allowed"
        );
        delete getApproved[id];
        ownerOf[id] = to;
        balanceOf[from] -= 1;
        balanceOf[to] += 1;
        emit Transfer(from, to, id);
    }

    function safeTransferFrom(address from, address to, uint256 id) external {
        safeTransferFrom(from, to, id, "");
    }

    function safeTransferFrom(address from, address to, uint256 id, bytes memory data) public {
        transferFrom(from, to, id);
        if (to.code.length == 0) return;
        bytes4 answer = IReceiver(to).onERC721Received(msg.sender, from, id, data);
        require(answer == IReceiver.onERC721Received.selector, "not received");
    }
}

/// Pieces of which there are many (ERC-1155). Anybody mints: they are worth nothing.
contract ManyPieces is Collection {
    mapping(uint256 => string) public uri;
    mapping(address => mapping(uint256 => uint256)) private held;

    event TransferSingle(
        address indexed operator,
        address indexed from,
        address indexed to,
        uint256 id,
        uint256 value
    );
    event TransferBatch(
        address indexed operator,
        address indexed from,
        address indexed to,
        uint256[] ids,
        uint256[] values
    );

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0xd9b67a26 || id == 0x0e89341c;
    }

    function mint(address to, uint256 id, uint256 value, string calldata uri_) external {
        uri[id] = uri_;
        held[to][id] += value;
        emit TransferSingle(msg.sender, address(0), to, id, value);
    }

    function balanceOf(address owner, uint256 id) external view returns (uint256) {
        return held[owner][id];
    }

    function balanceOfBatch(address[] calldata owners, uint256[] calldata ids)
        external
        view
        returns (uint256[] memory balances)
    {
        balances = new uint256[](owners.length);
        for (uint256 i = 0; i < owners.length; i++) balances[i] = held[owners[i]][ids[i]];
    }

    function safeTransferFrom(
        address from,
        address to,
        uint256 id,
        uint256 value,
        bytes calldata data
    ) external {
        move(from, to, id, value);
        emit TransferSingle(msg.sender, from, to, id, value);
        if (to.code.length == 0) return;
        bytes4 answer = IReceiver(to).onERC1155Received(msg.sender, from, id, value, data);
        require(answer == IReceiver.onERC1155Received.selector, "not received");
    }

    function safeBatchTransferFrom(
        address from,
        address to,
        uint256[] calldata ids,
        uint256[] calldata values,
        bytes calldata data
    ) external {
        for (uint256 i = 0; i < ids.length; i++) move(from, to, ids[i], values[i]);
        emit TransferBatch(msg.sender, from, to, ids, values);
        if (to.code.length == 0) return;
        bytes4 answer = IReceiver(to).onERC1155BatchReceived(msg.sender, from, ids, values, data);
        require(answer == IReceiver.onERC1155BatchReceived.selector, "not received");
    }

    function move(address from, address to, uint256 id, uint256 value) private {
        require(msg.sender == from || isApprovedForAll[from][msg.sender], "not allowed");
        require(to != address(0), "no recipient");
        held[from][id] -= value;
        held[to][id] += value;
    }
}
