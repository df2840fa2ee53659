vcl 4.1;

import std;

# The edge's cache: Varnish's own rules, and a field (RFC 9211) that says what it did.
backend origin {
  .host = "127.0.0.1";
  .port = "8080";
}

sub vcl_deliver {
  if (obj.uncacheable) {
    set resp.http.Cache-Status = "edge; fwd=bypass";
  } else if (obj.hits > 0) {
    set resp.http.Cache-Status =
      "edge; hit; ttl=" + std.integer(real = std.round(std.real(duration = obj.ttl)));
  } else {
    set resp.http.Cache-Status = "edge; fwd=miss; stored";
  }
}
