vcl 4.1;

import std;

# The edge's cache. Varnish's own rules, but for two things: it stores what says no-cache, so that it
# has something to check, and it says in a field (RFC 9211) what it did.
backend origin {
  .host = "127.0.0.1";
  .port = "8080";
}

# How the request went to the origin: with the tag of a stale copy, or without any copy.
sub vcl_backend_response {
  if (bereq.http.If-None-Match) {
    set beresp.http.X-Forward = "fwd=stale";
    if (beresp.was_304) {
      set beresp.http.X-Forward = "fwd=stale; fwd-status=304";
    }
  } else {
    set beresp.http.X-Forward = "fwd=miss";
  }
  # Varnish would not store it at all. Here it is kept for an hour, to be checked before each use. (One
  # that was never fresh, with a ttl of 0, Varnish 7.1 keeps but does not find again.)
  if (beresp.http.Cache-Control ~ "no-cache") {
    set beresp.ttl = 1ms;
    set beresp.grace = 0s;
    set beresp.keep = 1h;
    return (deliver);
  }
}

sub vcl_backend_error {
  set beresp.http.X-Forward = "fwd=miss; detail=origin-down";
  if (bereq.http.If-None-Match) {
    set beresp.http.X-Forward = "fwd=stale; detail=origin-down";
  }
}

sub vcl_deliver {
  if (resp.http.X-Forward ~ "origin-down") {
    set resp.http.Cache-Status = "edge; " + resp.http.X-Forward;
  } else if (obj.uncacheable) {
    set resp.http.Cache-Status = "edge; fwd=bypass";
  } else if (obj.hits > 0) {
    set resp.http.Cache-Status =
      "edge; hit; ttl=" + std.integer(real = std.round(std.real(duration = obj.ttl)));
  } else {
    set resp.http.Cache-Status = "edge; " + resp.http.X-Forward + "; stored";
  }
  unset resp.http.X-Forward;
}
