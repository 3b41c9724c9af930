// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Pools of the coin and one token each, and the router in front of them. The product of what is in a
/// pool stays the same or grows (x * y = k). The functions have the names and parameters of the router
/// of Uniswap V2, whose own code has another licence (GPL-3.0); the coin is in a path as COIN, since
/// there is no wrapped one. The sandbox writes the contents of the pools into the storage.
contract SwapPools {
    /// Stands for the coin where a token has its address.
    address public constant COIN = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;
    /// Who gets the fee of the service that makes quotes.
    address public constant PROVIDER = 0x5a4dB0C5A4DB0C5A4dB0C5A4dB0c5a4db0C00051;
    /// Ten-thousandths of what is paid in: for the service, and for the pools of the path.
    uint256 public constant PROVIDER_FEE = 85;
    uint256 public constant POOL_FEE = 30;

    struct Pool {
        uint256 coins;
        uint256 tokens;
    }

    /// The first variable: the sandbox writes to its place.
    mapping(address token => Pool) public poolOf;

    event Swap(address indexed sender, address indexed to, address[] path, uint256[] amounts);

    /// What is paid in, after each pool of the path; the last amount is what is paid out.
    function getAmountsOut(uint256 amountIn, address[] calldata path)
        public
        view
        returns (uint256[] memory amounts)
    {
        require(path.length > 1, "SwapPools: INVALID_PATH");
        amounts = new uint256[](path.length);
        amounts[0] = amountIn;
        uint256 paid = amountIn - providerFee(amountIn);
        for (uint256 hop = 1; hop < path.length; hop++) {
            paid = amountOut(paid, path[hop - 1], path[hop]);
            amounts[hop] = paid;
        }
    }

    function swapExactETHForTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable returns (uint256[] memory) {
        require(path[0] == COIN, "SwapPools: INVALID_PATH");
        return swap(msg.value, amountOutMin, path, to, deadline);
    }

    function swapExactTokensForETH(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) public returns (uint256[] memory) {
        require(path[path.length - 1] == COIN, "SwapPools: INVALID_PATH");
        return swapExactTokensForTokens(amountIn, amountOutMin, path, to, deadline);
    }

    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) public returns (uint256[] memory) {
        require(path[0] != COIN, "SwapPools: INVALID_PATH");
        move(path[0], abi.encodeWithSelector(0x23b872dd, msg.sender, address(this), amountIn));
        return swap(amountIn, amountOutMin, path, to, deadline);
    }

    /// With the parameters of EIP-2612's `permit` as the last one, encoded, without the selector.
    function swapExactTokensForETHWithPermit(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline,
        bytes calldata permit
    ) external returns (uint256[] memory) {
        usePermit(path[0], permit);
        return swapExactTokensForETH(amountIn, amountOutMin, path, to, deadline);
    }

    function swapExactTokensForTokensWithPermit(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline,
        bytes calldata permit
    ) external returns (uint256[] memory) {
        usePermit(path[0], permit);
        return swapExactTokensForTokens(amountIn, amountOutMin, path, to, deadline);
    }

    function swap(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) private returns (uint256[] memory amounts) {
        require(block.timestamp <= deadline, "SwapPools: EXPIRED");
        amounts = getAmountsOut(amountIn, path);
        uint256 last = path.length - 1;
        require(amounts[last] >= amountOutMin, "SwapPools: INSUFFICIENT_OUTPUT_AMOUNT");
        uint256 fee = providerFee(amountIn);
        for (uint256 hop = 0; hop < last; hop++) {
            uint256 paid = hop == 0 ? amountIn - fee : amounts[hop];
            if (path[hop] == COIN) {
                poolOf[path[hop + 1]].coins += paid;
                poolOf[path[hop + 1]].tokens -= amounts[hop + 1];
            } else {
                poolOf[path[hop]].tokens += paid;
                poolOf[path[hop]].coins -= amounts[hop + 1];
            }
        }
        pay(path[0], PROVIDER, fee);
        pay(path[last], to, amounts[last]);
        emit Swap(msg.sender, to, path, amounts);
    }

    function amountOut(uint256 paid, address from, address to) private view returns (uint256) {
        require((from == COIN) != (to == COIN), "SwapPools: INVALID_PATH");
        Pool storage pool = poolOf[from == COIN ? to : from];
        (uint256 mine, uint256 other) =
            from == COIN ? (pool.coins, pool.tokens) : (pool.tokens, pool.coins);
        require(mine > 0 && other > 0, "SwapPools: INSUFFICIENT_LIQUIDITY");
        uint256 counted = paid * (10_000 - POOL_FEE);
        return (counted * other) / (mine * 10_000 + counted);
    }

    function providerFee(uint256 amountIn) private pure returns (uint256) {
        return (amountIn * PROVIDER_FEE) / 10_000;
    }

    /// Whoever saw the permit before may have used it: then the allowance is there already.
    function usePermit(address token, bytes calldata permit) private {
        (bool isDone,) = token.call(abi.encodePacked(bytes4(0xd505accf), permit));
        isDone;
    }

    function pay(address asset, address to, uint256 amount) private {
        if (asset != COIN) return move(asset, abi.encodeWithSelector(0xa9059cbb, to, amount));
        (bool isDone,) = to.call{value: amount}("");
        require(isDone, "SwapPools: TRANSFER_FAILED");
    }

    /// Some tokens answer nothing where the standard has them answer true.
    function move(address token, bytes memory call) private {
        (bool isDone, bytes memory answer) = token.call(call);
        require(
            isDone && (answer.length == 0 || abi.decode(answer, (bool))),
            "SwapPools: TRANSFER_FAILED"
        );
    }
}
