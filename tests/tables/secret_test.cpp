// Secrets, and the checksums that are written out for them.
#include "tables/secret.h"

#include "data/sha256.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>

namespace mappa::tables {

using namespace data;

namespace {

std::string hex(const Digest& digest) { return fmt::format("{:02x}", fmt::join(digest, "")); }

// FIPS 180-2, appendix B; the last is two blocks long only because of its padding.
TEST(Secrets, sha256_is_that_of_the_standard) {
  EXPECT_EQ(hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hex(sha256(std::string(1'000'000, 'a'))),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// RFC 4231, cases 1, 2 and 6: keys shorter and longer than a block.
TEST(Secrets, hmac_is_that_of_the_standard) {
  EXPECT_EQ(hex(hmac_sha256(std::string(20, '\x0b'), "Hi There")),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(hex(hmac_sha256("Jefe", "what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(
      hex(hmac_sha256(std::string(131, '\xaa'), "Test Using Larger Than Block-Size Key - Hash Key First")),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
}

// Who sits where is stored as these: they must stay what they were.
TEST(Secrets, keys_and_their_hashes_stay_the_same) {
  const std::string key = key_for("AAAAAAAAAAAAAAAAAAAAAA", "abcdefghijkm");
  EXPECT_EQ(key, "lrKUf0HMZ4nWi1M7bnFadQ");
  EXPECT_EQ(hash_of(key), "xMU5TRew0uJmv-0oIlSAJg");
  EXPECT_TRUE(is_secret(key));
}

TEST(Secrets, ids_tell_where_a_table_is) {
  const std::string server = new_table_id(""), here = new_table_id(HERE);
  EXPECT_TRUE(is_table_id(server, ""));
  EXPECT_TRUE(is_table_id(here, HERE));
  EXPECT_FALSE(is_table_id(here, "")) << "no server takes a browser's tables";
  EXPECT_FALSE(is_table_id(server, HERE));
  EXPECT_NE(here, new_table_id(HERE));
}

} // namespace

} // namespace mappa::tables
